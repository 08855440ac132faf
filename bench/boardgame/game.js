// A card game of the same kind as War of Clans: three orders a turn, hidden hands and deck, armies
// in provinces. Endless, so that it can be measured for as long as one likes.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const CLANS = 5;
const HAND = 4;

const draw = (G, playerID, random) => {
  while (G.players[playerID].hand.length < HAND) {
    if (G.secret.deck.length === 0) {
      G.secret.deck = random.Shuffle(G.discards);
      G.discards = [];
    }
    G.players[playerID].hand.push(G.secret.deck.pop());
  }
};

const place = ({ G, playerID, random }, card, province) => {
  const hand = G.players[playerID].hand;
  const at = hand.indexOf(card);
  if (at < 0 || !G.armies[province]) return INVALID_MOVE;
  if (G.order === 0 && String(province) === playerID) return INVALID_MOVE;
  if (G.order === 1 && String(province) !== playerID) return INVALID_MOVE;
  if (G.order > 1) return INVALID_MOVE;
  hand.splice(at, 1);
  G.armies[province][card] += 1;
  G.order += 1;
  if (hand.length < 2) draw(G, playerID, random);
};

const attack = ({ G, playerID }, clan, province) => {
  const own = Number(playerID);
  if (G.order !== 2 || province === own || !G.armies[province]) return INVALID_MOVE;
  if (G.armies[province][clan] > 0) {
    G.armies[province][clan] -= 1;
    G.discards.push(clan);
  }
  G.order = 0;
};

exports.Troops = {
  name: 'troops',
  setup: ({ ctx, random }) => {
    const deck = [];
    for (let card = 0; card < CLANS; card++) for (let n = 0; n < 50; n++) deck.push(card);
    const G = {
      secret: { deck: random.Shuffle(deck) },
      players: {},
      armies: [],
      discards: [],
      order: 0,
    };
    for (let p = 0; p < ctx.numPlayers; p++) {
      G.players[p] = { hand: [], loyalty: p };
      G.armies.push(Array(CLANS).fill(0));
      draw(G, p, random);
    }
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { place, attack },
  turn: { minMoves: 3, maxMoves: 3 },
};
