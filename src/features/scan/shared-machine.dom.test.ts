import { expect, test } from 'vitest'
import { machineIn, readinessOfFrames, sharedMachine } from './shared-machine.ts'

const link = `${window.location.origin}/machine/VM-1001`

test.each([
  ['a link', { url: link }, 'VM-1001'],
  ['a link within a sentence', { text: `Try this (${link}), it’s near. ${link}.` }, 'VM-1001'],
  ['a link beside the app’s name', { title: 'Lobby snacks', text: `Look: ${link}!` }, 'VM-1001'],
  ['a bare number', { text: ' VM-1001 ' }, 'VM-1001'],
  ['only a title', { title: 'Lobby snacks' }, null],
  ['a link to another site', { text: 'https://evil.example/machine/VM-1001' }, null],
  ['nothing', {}, undefined],
])('a shared text with %s (§2.28)', (_, shared, machine) => {
  expect(sharedMachine(new URLSearchParams(shared as Record<string, string>))).toBe(machine)
})

test('of several codes, the machine’s is taken', () => {
  expect(machineIn(['https://social.example/snacks', link, 'upi://pay?pa=a@b'])).toBe('VM-1001')
  expect(machineIn(['https://social.example/snacks'])).toBeNull()
  // Another sticker's bare number looks like a machine's.
  expect(machineIn(['SN12345', link])).toBe('VM-1001')
  expect(machineIn(['SN12345'])).toBe('SN12345')
})

test('before the camera, a bare number waits half a second for a link', () => {
  const isReady = readinessOfFrames()
  const frames = [['SN12345'], ['SN12345'], ['https://social.example'], ['SN12345'], ['SN12345', link]]
  expect(frames.map(isReady)).toEqual([false, false, true, false, true])
  const ready = readinessOfFrames()
  const beside = ['https://social.example']
  const alternating = [['VM-1001'], beside, ['VM-1001'], beside, ['VM-1001'], ['VM-1001']]
  expect(alternating.map(ready)).toEqual([false, true, false, true, false, true])
})
