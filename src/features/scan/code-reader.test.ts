import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Reply = string[] | null

/** Pixels, as the worker gets them. */
const picture = () => ({ width: 1, height: 1, data: new Uint8ClampedArray(4) }) as unknown as ImageData

/** A worker that answers its messages in order. Returns what it was sent. */
function workerWith(...replies: Reply[]) {
  const sent: unknown[] = []
  let terminated = 0
  let worker: EventTarget | undefined
  class StubWorker extends EventTarget {
    constructor() {
      super()
      worker = this
    }
    postMessage(message: unknown) {
      sent.push(message)
      const data = replies.shift()
      if (data !== undefined) queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })))
    }
    terminate() {
      terminated += 1
    }
  }
  vi.stubGlobal('Worker', StubWorker)
  return { sent, terminated: () => terminated, breakDown: () => worker?.dispatchEvent(new Event('error')) }
}

function phoneWith(formats: string[], detect: () => Promise<{ rawValue: string }[]>) {
  class BarcodeDetector {
    static getSupportedFormats = async () => formats
    detect = detect
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
}

const isWanted = (text: string) => text.startsWith('VM-')
const load = async (patience?: number) => (await import('./code-reader.ts')).loadReader(isWanted, patience)

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { href: 'https://snack.example/scan-machine' })
})
afterEach(() => vi.unstubAllGlobals())

test('the bundled reader gets the URL of its file first, then one picture after another', async () => {
  const { sent } = workerWith([], ['a', 'b'], [])
  const read = await load()
  expect(await read(picture())).toEqual(['a', 'b'])
  expect(await read(picture())).toEqual([])
  expect(sent).toEqual([
    expect.stringMatching(/^https:\/\/snack\.example\/.*zxing_reader.*\.wasm/),
    expect.objectContaining({ width: 1 }),
    expect.objectContaining({ width: 1 }),
  ])
})

test('a photo and a picture of the camera that are read at the same time each get their own answer', async () => {
  workerWith([], ['of the camera'], ['of the photo'])
  const read = await load()
  expect(await Promise.all([read(picture()), read(picture())])).toEqual([['of the camera'], ['of the photo']])
})

test('a reader that breaks while it reads rejects what it was asked, and is started again', async () => {
  const { breakDown } = workerWith([])
  const read = await load()
  const asked = Promise.all([read(picture()), read(picture())])
  breakDown()
  await expect(asked).rejects.toThrow('can’t be loaded')
  const { sent } = workerWith([], ['VM-1001'])
  expect(await read(picture())).toEqual(['VM-1001'])
  expect(sent).toHaveLength(2)
})

test('a bundled reader that can’t be loaded is given up, and started again next time', async () => {
  const { terminated } = workerWith(null)
  await expect(load()).rejects.toThrow('can’t be loaded')
  expect(terminated()).toBe(1)
  workerWith([], ['VM-1001'])
  const { loadReader } = await import('./code-reader.ts')
  expect(await (await loadReader(isWanted))(picture())).toEqual(['VM-1001'])
})

test('the phone’s own reader is preferred and returns every code in the picture', async () => {
  const { sent } = workerWith()
  phoneWith(['ean_13', 'qr_code'], async () => [{ rawValue: 'a' }, { rawValue: 'VM-1' }])
  expect(await (await load())(picture())).toEqual(['a', 'VM-1'])
  expect(sent).toEqual([])
})

test('the bundled reader is used if the phone’s own reader supports no QR codes', async () => {
  workerWith([], ['VM-1001'])
  phoneWith(['ean_13'], async () => [{ rawValue: 'never called' }])
  expect(await (await load())(picture())).toEqual(['VM-1001'])
})

test('the bundled reader is used if the phone’s own reader fails', async () => {
  workerWith([], ['VM-1002'])
  phoneWith(['qr_code'], () => Promise.reject(new Error('service unavailable')))
  expect(await (await load())(picture())).toEqual(['VM-1002'])
})

test('the bundled reader is asked about what the phone’s own doesn’t find, at once for a photo', async () => {
  const { sent } = workerWith([], ['VM-1003'])
  phoneWith(['qr_code'], async () => [])
  expect(await (await load())(picture())).toEqual(['VM-1003'])
  expect(sent).toHaveLength(2)
})

test('it is asked, too, while the phone’s own reads only another code', async () => {
  workerWith([], ['advertisement', 'VM-1005'])
  phoneWith(['qr_code'], async () => [{ rawValue: 'advertisement' }])
  const read = await load(1)
  expect(await read(picture())).toContain('VM-1005')
})

test('of a camera’s pictures, it is asked once some in a row have shown no code', async () => {
  const { sent } = workerWith([], ['VM-1004'])
  phoneWith(['qr_code'], async () => [])
  const read = await load(2)
  expect([await read(picture()), await read(picture())]).toEqual([[], []])
  expect(sent).toEqual([])
  expect(await read(picture())).toEqual(['VM-1004'])
})

test('a bundled reader that can’t be loaded then is tried again later, and the phone’s own goes on', async () => {
  const { sent } = workerWith(null, null)
  phoneWith(['qr_code'], async () => [])
  const read = await load(1)
  for (const _ of [1, 2, 3]) expect(await read(picture())).toEqual([])
  expect(sent).toHaveLength(1)
  await read(picture())
  expect(sent).toHaveLength(2)
})
