// Written from the games' own tables by `make web-types`; a test compares. Do not edit.
import type { Labels } from "../table/labels.ts";

export const LABELS: Record<string, Labels> = {
  "war-of-clans": {
    "kinds": {
      "hand": {
        "id": "woc-card-$1",
        "args": {}
      },
      "province": {
        "id": "woc-pick-province",
        "args": {
          "player": "#1",
          "yours": "you 1"
        }
      },
      "army": {
        "id": "woc-pick-army",
        "args": {
          "player": "#1",
          "yours": "you 1",
          "clan": "@woc-card-$2",
          "strength": "view armies $1 $2"
        }
      }
    },
    "names": [
      "takeda",
      "uesugi",
      "mori",
      "oda",
      "hojo"
    ]
  },
  "shinobi": {
    "kinds": {
      "hand": {
        "id": "shi-weapon-$1",
        "args": {}
      },
      "declare": {
        "id": "shi-pick-declare",
        "args": {
          "weapon": "@shi-weapon-$1"
        }
      },
      "denounce": {
        "id": "shi-pick-$1",
        "args": {}
      },
      "attack": {
        "id": "shi-pick-place",
        "args": {
          "player": "#1"
        }
      },
      "accept": {
        "id": "shi-pick-accept",
        "args": {
          "hit": "no"
        }
      }
    },
    "names": []
  },
  "ninja-master": {
    "kinds": {
      "shout": {
        "id": "nma-pick-shout",
        "args": {
          "number": "$1"
        }
      },
      "token": {
        "id": "nma-pick-token",
        "args": {
          "token": "@nma-token-$1"
        }
      },
      "late": {
        "id": "nma-pick-late",
        "args": {
          "token": "@nma-token-$1"
        }
      }
    },
    "names": []
  },
  "ninjato": {
    "kinds": {
      "place": {
        "id": "njt-pick-$1",
        "args": {}
      },
      "place:house": {
        "id": "njt-pick-house",
        "args": {
          "house": "$2",
          "side": "$3",
          "guard": "view houses $2 sentry $3 1"
        }
      },
      "tile": {
        "id": "njt-skill-$1",
        "args": {}
      },
      "skill": {
        "id": "njt-skill-$1",
        "args": {}
      },
      "treasure": {
        "id": "njt-treasure-$1",
        "args": {}
      },
      "hand": {
        "id": "njt-pick-hand",
        "args": {
          "value": "$1"
        }
      },
      "dojo": {
        "id": "njt-pick-open",
        "args": {
          "value": "$1"
        }
      },
      "dojo:deck": {
        "id": "njt-pick-deck",
        "args": {}
      },
      "shuriken": {
        "id": "njt-pick-shuriken",
        "args": {
          "treasure": "@njt-treasure-$1",
          "side": "$2"
        }
      },
      "house": {
        "id": "njt-pick-in-house",
        "args": {
          "treasure": "@njt-treasure-$1",
          "side": "$2"
        }
      },
      "marker": {
        "id": "njt-pick-marker",
        "args": {
          "clan": "@njt-clan-$1",
          "honour": "$2"
        }
      },
      "disguise": {
        "id": "njt-pick-disguise",
        "args": {
          "clan": "@njt-clan-$1"
        }
      },
      "disguise:none": {
        "id": "njt-pick-no-disguise",
        "args": {}
      },
      "honour": {
        "id": "njt-pick-honour",
        "args": {
          "honour": "view scoring honour"
        }
      },
      "guard": {
        "id": "njt-pick-guard",
        "args": {
          "half": "$1",
          "value": "view invasion to_beat $1"
        }
      }
    },
    "names": [
      "first",
      "second"
    ]
  }
};
