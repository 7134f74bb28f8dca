#!/usr/bin/env node
/**
 * Debian's Firefox for Playwright, over WebDriver BiDi. Playwright sets the color scheme by a command that this Firefox
 * doesn't know, and gives up. So this stands between the two and says yes to that command; all others are passed on.
 */
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

const unknown = 'emulation.setMediaFeaturesOverride'
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal))

function connect(client, url) {
  const browser = new WebSocket(url)
  const opened = new Promise((resolve) => browser.once('open', resolve))
  client.on('message', async (data) => {
    const { id, method } = JSON.parse(String(data))
    if (method === unknown) return client.send(JSON.stringify({ type: 'success', id, result: {} }))
    await opened
    browser.send(String(data))
  })
  browser.on('message', (data) => client.send(String(data)))
  browser.on('close', () => client.close())
  client.on('close', () => browser.close())
}

let log = ''
firefox.stderr.on('data', (chunk) => {
  process.stderr.write(String(chunk).replace(listening, 'Firefox listens'))
  log += chunk
  const [, url] = listening.exec(log) ?? []
  if (!url) return
  log = ''
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`)
  })
  server.on('connection', (client, { url: path = '' }) => connect(client, url + path))
})
