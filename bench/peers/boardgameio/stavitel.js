// Clients of our server: seats taken by guests, answers and updates over WebSocket. They read their question and
// the version, and do not keep the scene.
const WebSocket = require('ws');
const { post } = require('./post.js');

const SEATS = 4;

class Adapter {
  constructor(url) {
    this.url = url;
    this.people = null;
    this.made = 0;
  }

  async call(person, path, body) {
    const headers = { 'content-type': 'application/json' };
    if (person) Object.assign(headers, { cookie: person.cookie, 'x-stavitel-csrf': person.csrf });
    const answer = await post(`${this.url}/api/${path}`, headers, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return { body: text ? JSON.parse(text) : null, cookies: answer.headers.getSetCookie() };
  }

  // Four guests, who sit at every table.
  async guests() {
    const people = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const { body, cookies } = await this.call(null, 'guest', { name: `Seat ${seat}` });
      people.push({ csrf: body.csrf, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
    }
    return people;
  }

  async create(title = 'citadels') {
    this.people ??= this.guests();
    const people = await this.people;
    this.made += 1;
    const wish = { title, seats: [{ kind: 'me' }, ...Array(SEATS - 1).fill({ kind: 'open' })], listed: false };
    const { body } = await this.call(people[0], 'tables', wish);
    const { id } = body.table;
    const secrets = [];
    for (const link of body.links) secrets[link.seat] = link.secret;
    for (let seat = 1; seat < SEATS; seat++) {
      const joined = await this.call(people[seat], `tables/${id}/join`, { seat });
      for (const link of joined.body.links) secrets[link.seat] ??= link.secret;
    }
    await this.call(people[0], `tables/${id}/start`, {});
    return { id, people, secrets, number: this.made };
  }

  async table(title) {
    const { id, people, secrets, number } = await this.create(title);
    const table = new Table(id, number);
    await Promise.all(people.map((person, seat) => table.connect(this.url, person, seat, secrets[seat])));
    return table;
  }

  // Comes to a table as an onlooker, hears how it stands and goes.
  async visit(id) {
    const [person] = await this.people;
    const options = { headers: { cookie: person.cookie, origin: this.url }, perMessageDeflate: false };
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws/tables/${id}`, options);
    await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello' })));
      socket.on('error', reject);
      socket.on('message', () => socket.close());
      socket.on('close', resolve);
    });
  }
}

class Table {
  constructor(id, number) {
    this.id = id;
    this.sockets = [];
    this.questions = Array(SEATS).fill(null);
    this.versions = Array(SEATS).fill(0);
    this.over = false;
    this.sent = 0;
    this.random = number * 2654435761 >>> 0;
    this.settle = null;
  }

  connect(url, person, seat, secret) {
    return new Promise((resolve, reject) => {
      const options = { headers: { cookie: person.cookie, origin: url }, perMessageDeflate: false };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/tables/${this.id}`, options);
      this.sockets[seat] = socket;
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', seat, ...(secret ? { secret } : {}) })));
      socket.on('error', reject);
      socket.on('close', () => this.fail(new Error(`seat ${seat}: the connection was closed`)));
      socket.on('message', (data) => {
        const message = JSON.parse(data);
        if (message.type === 'state') { this.read(seat, message); resolve(); }
        if (message.type === 'update') { this.read(seat, message); this.heard(); }
        if (message.type === 'error' || message.type === 'stale') {
          const error = new Error(`${message.type}: ${message.sentence || ''}`);
          reject(error);
          this.fail(error);
        }
      });
    });
  }

  read(seat, message) {
    this.versions[seat] = message.version;
    if (message.question !== undefined) this.questions[seat] = message.question;
    if (message.over) this.over = true;
  }

  heard() {
    if (this.settle === null || this.versions.some((version) => version <= this.before)) return;
    const { resolve } = this.settle;
    this.settle = null;
    resolve(performance.now());
  }

  fail(error) {
    if (this.settle === null) return;
    const { reject } = this.settle;
    this.settle = null;
    reject(error);
  }

  below(n) {
    this.random = (Math.imul(this.random, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.random / 2 ** 32) * n);
  }

  // One random answer; null when the game is over.
  async move() {
    if (this.over) return null;
    const seat = this.questions.findIndex((question) => question !== null);
    if (seat < 0) throw new Error(`table ${this.id}: nobody is asked`);
    const { number, options, least, most } = this.questions[seat];
    const keys = options.map((option) => option.key);
    const wanted = least + this.below(most - least + 1);
    const picked = [];
    while (picked.length < wanted) picked.push(...keys.splice(this.below(keys.length), 1));
    this.before = this.versions[seat];
    this.sent += 1;
    const heard = new Promise((resolve, reject) => { this.settle = { resolve, reject }; });
    this.sockets[seat].send(JSON.stringify({ type: 'answer', question: number, command: `m${this.sent}`, keys: picked }));
    return heard;
  }

  close() {
    for (const socket of this.sockets) {
      socket.removeAllListeners('close');
      socket.close();
    }
  }
}

module.exports = { Adapter };
