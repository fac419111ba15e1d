// Real WebSocket clients for both servers, and one way to drive them: node load.js boardgameio|stavitel URL.
// Orders come as JSON lines on standard input, answers go to standard output.
//
// A table has four clients. A move counts when all four have heard of it, and only then is the table's next one sent.
const readline = require('node:readline');

const now = () => performance.now();

class Load {
  constructor(adapter) {
    this.adapter = adapter;
    this.tables = [];
    this.spare = [];
  }

  async obey(order) {
    if (order.do === 'tables') return this.seat(order.count, order.title, order.spare || 0);
    if (order.do === 'full') return this.full(order.seconds);
    if (order.do === 'moves') return this.moves(order.count);
    if (order.do === 'paced') return this.paced(order.rate, order.seconds, order.creating || 0);
    if (order.do === 'churn') return this.churn(order.count);
    throw new Error(`${order.do} is not an order`);
  }

  // Fresh tables with four clients each, all connected; the old ones are left. Spare ones take the place of those that end.
  async seat(count, title, spare) {
    for (const table of [...this.tables, ...this.spare]) table.close();
    const started = now();
    const made = [];
    while (made.length < count + spare) {
      const some = Math.min(10, count + spare - made.length);
      made.push(...await Promise.all(Array.from({ length: some }, () => this.adapter.table(title))));
    }
    this.tables = made.slice(0, count);
    this.spare = made.slice(count);
    return { tables: count, seconds: (now() - started) / 1e3, first: this.tables[0].id };
  }

  // So many times somebody comes to a table, hears how it stands and goes, twenty at once.
  async churn(count) {
    const started = now();
    let left = count;
    await Promise.all(Array.from({ length: 20 }, async (_, at) => {
      while (left-- > 0) await this.adapter.visit(this.tables[at % this.tables.length].id);
    }));
    return { visits: count, seconds: (now() - started) / 1e3 };
  }

  // Every table as fast as it goes; `ended` counts those that ended with no spare one to take their place.
  async full(seconds) {
    const latencies = [];
    const started = now();
    const until = started + seconds * 1e3;
    let ended = 0;
    await Promise.all(this.tables.map(async (_, at) => {
      while (now() < until) {
        const sent = now();
        const heard = await this.tables[at].move();
        if (heard !== null) {
          latencies.push(heard - sent);
        } else if (this.spare.length) {
          this.tables[at].close();
          this.tables[at] = this.spare.shift();
        } else {
          ended += 1;
          return;
        }
      }
    }));
    const spent = (now() - started) / 1e3;
    return { moves_per_s: latencies.length / spent, moves: latencies.length, ended, ...spread(latencies) };
  }

  // Every table as fast as it goes, until so many moves were made at each since it was seated.
  async moves(count) {
    const started = now();
    let ended = 0;
    await Promise.all(this.tables.map(async (table) => {
      while (table.sent < count) if (await table.move() === null) { ended += 1; return; }
    }));
    return { count, ended, seconds: (now() - started) / 1e3 };
  }

  // Moves at a steady rate over all tables, whether or not the earlier ones are through; meanwhile
  // `creating` further tables a second are made (without clients).
  async paced(rate, seconds, creating) {
    const latencies = [];
    const idle = [...this.tables];
    const open = new Set();
    const started = now();
    let sent = 0, late = 0, made = 0, ended = 0;
    const making = [];
    while (now() - started < seconds * 1e3) {
      const elapsed = (now() - started) / 1e3;
      while (made < elapsed * creating) { made += 1; making.push(this.adapter.create()); }
      while (sent < elapsed * rate) {
        const due = started + (sent / rate) * 1e3;
        sent += 1;
        const table = idle.shift();
        if (table === undefined) { late += 1; continue; }
        const going = table.move().then((heard) => {
          open.delete(going);
          if (heard === null) { ended += 1; return; }
          latencies.push(heard - due);  // from when it was due: a stalled generator does not hide a stall
          idle.push(table);
        });
        open.add(going);
      }
      await new Promise((resolve) => { setTimeout(resolve, 1); });
    }
    await Promise.all([...open, ...making]);
    return { offered: rate, moves_per_s: latencies.length / seconds, moves: latencies.length, refused: late, ended, created: made, ...spread(latencies) };
  }
}

function spread(latencies) {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : null);
  return { p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}

async function main() {
  const [target, url] = process.argv.slice(2);
  const { Adapter } = require(target === 'stavitel' ? './stavitel.js' : './clients.js');
  const load = new Load(new Adapter(url));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    let answer;
    try {
      answer = await load.obey(JSON.parse(line));
    } catch (error) {
      answer = { error: String(error && error.stack || error) };
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  process.exit(0);
}

main();
