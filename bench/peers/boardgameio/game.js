// A game with a state the size of Citadels' for four: a deck, hands, cities, gold, roles. The rules are a token;
// what is measured is the server around them. A turn is three moves: take, build, done.
const CARDS = 65;
const NAMES = ['manor', 'castle', 'palace', 'temple', 'church', 'monastery', 'cathedral', 'tavern', 'market',
  'trading-post', 'docks', 'harbour', 'town-hall', 'watchtower', 'prison', 'battlefield', 'fortress'];
const COLOURS = ['noble', 'religious', 'trade', 'military', 'unique'];

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, i) => (
    { key: NAMES[i % NAMES.length], cost: 1 + (i % 5), colour: COLOURS[i % COLOURS.length] })));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { gold: 2, hand: deck.splice(0, 4), city: [], role: null, built: 0 };
  }
  return { deck, players, discard: [], crown: 0, round: 1, faceUp: ['general', 'abbot'], faceDown: 'thief' };
}

function take({ G, playerID }) {
  const player = G.players[playerID];
  if (player.gold < 4 || G.deck.length === 0) player.gold += 2;
  else player.hand.push(G.deck.pop());
}

function build({ G, playerID }) {
  const player = G.players[playerID];
  const at = player.hand.findIndex((card) => card.cost <= player.gold);
  if (at < 0) return;
  const [card] = player.hand.splice(at, 1);
  player.gold -= card.cost;
  player.city.push(card);
  player.built += 1;
  if (player.city.length === 8) {  // it starts again: the measured games do not end
    G.discard.push(...player.city.splice(0));
    G.deck.unshift(...G.discard.splice(0));
  }
}

function done({ G, ctx, events }) {
  if (ctx.playOrderPos === ctx.numPlayers - 1) G.round += 1;
  events.endTurn();
}

function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, player] of Object.entries(G.players)) {
    players[seat] = seat === playerID ? player : { ...player, hand: player.hand.length };
  }
  return { ...G, deck: G.deck.length, faceDown: null, players };
}

module.exports = {
  name: 'builders',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  deltaState: process.env.DELTA === '1',
  setup,
  moves: { take: { move: take, client: false }, build: { move: build, client: false }, done: { move: done, client: false } },
  playerView,
};
