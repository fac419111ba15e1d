// A POST with a JSON body, on a connection of its own: a kept one may be closed by the server just as it is used again.
function post(url, headers, body) {
  return fetch(url, { method: 'POST', headers: { ...headers, connection: 'close' }, body: JSON.stringify(body) });
}

module.exports = { post };
