// Clients of the boardgame.io server: its own protocol over socket.io, WebSocket from the first byte. They do not keep
// the game's state, as its own client would, so that the processor is left to the server.
const { io } = require('socket.io-client');
const { post } = require('./post.js');

const GAME = 'builders';
const MOVES = ['take', 'build', 'done'];

class Adapter {
  constructor(url) {
    this.url = url;
  }

  async post(path, body) {
    const answer = await post(`${this.url}/games/${GAME}/${path}`, { 'content-type': 'application/json' }, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  async create() {
    const { matchID } = await this.post('create', { numPlayers: 4 });
    const secrets = [];
    for (let seat = 0; seat < 4; seat++) {
      const joined = await this.post(`${matchID}/join`, { playerID: String(seat), playerName: `seat ${seat}` });
      secrets.push(joined.playerCredentials);
    }
    return { matchID, secrets };
  }

  async table() {
    const { matchID, secrets } = await this.create();
    const table = new Table(matchID, secrets);
    await Promise.all(secrets.map((secret, seat) => table.connect(this.url, seat, secret)));
    return table;
  }
}

class Table {
  constructor(matchID, secrets) {
    this.matchID = matchID;
    this.secrets = secrets;
    this.sockets = [];
    this.state = 0;
    this.moves = 0;
    this.waiting = 0;
    this.settle = null;
  }

  connect(url, seat, secret) {
    return new Promise((resolve, reject) => {
      const socket = io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
      this.sockets[seat] = socket;
      socket.on('connect', () => socket.emit('sync', this.matchID, String(seat), secret, 4));
      socket.on('connect_error', reject);
      socket.on('sync', (matchID, info) => { this.state = info.state._stateID; resolve(); });
      socket.on('update', (matchID, state) => this.heard(state._stateID));
      socket.on('patch', (matchID, before, after) => this.heard(after));
    });
  }

  heard(state) {
    if (this.settle === null || state <= this.before) return;
    this.state = state;
    this.waiting -= 1;
    if (this.waiting === 0) {
      const settle = this.settle;
      this.settle = null;
      settle(performance.now());
    }
  }

  move() {
    const seat = Math.floor(this.moves / MOVES.length) % 4;
    const type = MOVES[this.moves % MOVES.length];
    this.moves += 1;
    this.before = this.state;
    this.waiting = 4;
    return new Promise((resolve) => {
      this.settle = resolve;
      const payload = { type, args: [], playerID: String(seat), credentials: this.secrets[seat] };
      this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.matchID, String(seat));
    });
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}

module.exports = { Adapter };
