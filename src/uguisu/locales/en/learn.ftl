# The lessons: a guided first match of every game.

learn-lesson = Lesson
learn-step = { $step } of { $of }
learn-tip = New
learn-next = Next
learn-play-on = Play on freely
learn-leave = Leave
learn-hide = Hide the lesson
learn-show = Show the lesson
learn-wait = Your rivals are playing. Watch what they do.
learn-free = You are playing freely. When something new comes up, it is explained here.
learn-over = The game is over, and so is the lesson. You can begin it again whenever you like.
learn-what = A first match against bots, on the real board, with every rule explained when it first matters. You can leave at any time and go on later.
learn-begin = Begin the lesson
learn-go-on = Go on with the lesson
learn-again = From the beginning

# War of Clans

learn-woc-goal = Five clans fight for the provinces, and you secretly serve one of them: { $clan }. In the end, the player whose clan has most cards on the whole table wins. Let nobody guess which one is yours.
learn-woc-deploy = A turn is three orders. The first: a troop from your hand goes into somebody else's province. Any clan will do. Touch a card, then a province.
learn-woc-home = Second order: put a troop into your own province, or move one that stands elsewhere. For now, bring one home: touch a card, then your province.
learn-woc-draw = The third order is an attack, but you had no army strong enough, so it fell away. You have drawn cards: your hand is four again.
learn-woc-rivals = Now { $one } and { $two } give their orders. Everybody commands the troops of all clans, so nobody shows whom they serve. Watch whom they feed, and whom they strike.
learn-woc-ninja = You hold a ninja. Instead of deploying, a ninja strikes one card of an army in somebody else's province. Play it now, or keep it and deploy a troop.
learn-woc-move = This time try the other second order: take a single card from somebody else's province and put it into a different one, perhaps yours.
learn-woc-attack = Attack! Choose an army in your province, then one of another clan elsewhere that has fewer cards. It loses one, you lose nothing. Who can attack must.
learn-woc-shield = Armies you touched earlier in a turn bear a shield: until the turn ends you cannot attack them. Whatever is veiled, touch it, and the table tells you which rule forbids it.
learn-woc-last = The deck is empty: the last lap. Whoever drew the last card is finished, everybody else has one more turn. Then all loyalties are turned up.
learn-woc-end = You know the orders. When the deck is empty there is one last lap, loyalties are shown, and the largest of the served clans wins. Finish this game: it is yours now.

# Shinobi

learn-shi-goal = Everybody has five lives, and the last one alive wins. In every round you send a hidden weapon to each of three rivals, and three of theirs come to you.
learn-shi-card = Choose a weapon for { $target }. The card will lie face down: they see that it comes from you, and not what it is.
learn-shi-declare = Now declare a weapon for it, the true one or a lie. A cube on the card shows everybody what you said.
learn-shi-more = On to { $target }, and then to the third. Choose and declare as before; your three declarations have to be different.
learn-shi-kept = The fourth weapon stays in your hand, and nobody knows which. Now the others send theirs, also to you. Read the cubes, and remember who claimed what.
learn-shi-turn = Three cards lie before you. Choose two to turn over: if they are alike they have hit you, if they differ they missed. The cubes tell what was said. Whom do you believe?
learn-shi-decide = { $alike ->
    [yes] Two alike: you are hit and lose a life. Or you denounce plotting: if the third card is the same weapon too, your three attackers lose a life each and you none. If not, you lose two.
   *[no] Two different ones: they missed. You can leave it at that, or denounce incompetence: if the third is different again, your attackers lose a life each. If not, you lose one.
}
learn-shi-others = So much for you. Now the others turn their cards. What lies open is public: every lie you catch tells you something about the cards still hidden.
learn-shi-round = A new round: all cards go home, and the pawn of the start player moves one seat to the right.
learn-shi-dead = You have no lives left, but you play on: you send cards, you turn them, you denounce. Your word still kills.
learn-shi-veiled = Two cards here have been declared the same way: nobody may declare that weapon a third time. Veiled cubes are forbidden; touch one to hear why.
learn-shi-end = That is the whole game; what remains is talk. Ask, promise and accuse as much as you like. The last one with a life wins. Play on!

# Ninja Master

learn-nma-goal = Five ninjas, a sword, nine dice, and all hands at once. Once somebody has 20 points, the player with most wins. In this lesson { $rival } is slow, so look around first.
learn-nma-throw = You own the shuriken, so you throw. Hands off until the dice lie still: whoever grabs too early makes a false start, and everything is thrown again.
learn-nma-grab = Look for the colour with most ninjas, but not with exactly one cloud of smoke: then they would count against you. Best now: { $token }, { $ninjas ->
    [one] { $ninjas } ninja
   *[other] { $ninjas } ninjas
}. Grab it: touch it or press its letter.
learn-nma-shout = Something has been grabbed, so you may shout. Count all ninjas of all colours on the dice, type the number and shout it. Right brings 1 point, wrong costs 3. The shout ends the race.
learn-nma-score = The count, in order: what was grabbed brings as many points as its colour shows ninjas, or costs as many if there was one cloud. Each line shows what the round did to somebody.
learn-nma-next = The sword goes to whoever leads: { $leader }. The shuriken moves on, and { $thrower } throws next. Keep your hands off until the dice rest.
learn-nma-alone = Now by yourself: wait until the dice lie still, grab with up to two hands, and shout when you have counted.
learn-nma-sword = More swords than shuriken are up: now the sword robs its owner of half their points. { $yours ->
    [yes] It is yours: grab it with your other hand, and it is defended.
   *[no] It belongs to { $owner }: grab it with your other hand, if you are quick.
} At any other moment it costs 3.
learn-nma-fault = That was a false start: your hand was out before the dice lay still. The token goes back and everything is thrown again.
learn-nma-tie = First place is tied: only those who are tied play on, until one of them leads alone.
learn-nma-end = That is all there is to know; the rest is speed. Whoever has most points when somebody has reached 20 wins. Play on!

# Ninjato

learn-njt-goal = Seven rounds, and the most honour wins. In each round you place three shuriken, one at a time, and do at once what the place offers. No place is ever occupied.
learn-njt-raid = Begin with a raid. By strength you need a card above the sentry's number, by stealth one below. Compare with your hand, and touch the door of a house.
learn-njt-strike = Choose a card that beats the guard, then strike. A 3 can also be added to another card: it makes it 1 more or 1 less.
learn-njt-banzai = Beaten! The cheapest treasure is on your shuriken. Leave with what you have, or shout banzai and face the next guard unseen: fail, and you keep only one treasure.
learn-njt-loot = The raid is over. What you carried off lies before you. Treasures are your purse: with them you win envoys and spread rumours. Meanwhile your rival places a shuriken.
learn-njt-dojo = Raids cost cards, so go to the Dojo: with an empty hand you take 4, with one card 3, otherwise 2.
learn-njt-take = Take your cards one by one, from those face up or from the deck. Whoever came to the Dojo last goes first in the next round.
learn-njt-spend = You can pay for something: an envoy at the Palace or a rumour at the Pavilion. You have the worth of what you spend as honour at once. Touch the place, the card, the treasures.
learn-njt-round = A round is over: the shuriken come back, used skills are fresh, emptied houses are filled, and the Dojo has made a new order of turns.
learn-njt-sensei = The Sensei teaches you a skill for the card it asks for. A skill helps in raids, once in each round; if you have one of the same style, the next is free.
learn-njt-alarm = An alarm! Before you fight, one more treasure comes into the house, and the most valuable light one is turned red: elite guards watch the red ones.
learn-njt-elite = Only red treasures are left, so an elite guard comes. Some have another number by strength than by stealth, some are two in one. Beaten, they are worth honour.
learn-njt-keep = The raid has failed. Of the treasures on your shuriken you keep one: choose it.
learn-njt-marker = Everything is yours: a complete success! The house changes hands. Choose the clan that moves in, and the honour its house is worth to its envoys.
learn-njt-scoring = After rounds 3, 5 and 7 the clans reward whoever has most envoys of theirs: the first takes the honour of the clan's houses or a rumour, the second has what is left.
learn-njt-end = You have seen it all: raid, train, pay. After rounds 3, 5 and 7 the clans reward those with most envoys, and in the end the rumours count. Play on!
