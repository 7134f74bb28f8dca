import { expect, test, vi } from 'vitest'
import { readPhoto } from './read-photo.ts'

const own = 'https://snack.example/machine/VM-1001'
const other = 'https://social.example/snacks'
const { sizes, read } = vi.hoisted(() => ({ sizes: [] as number[], read: vi.fn() }))
vi.mock('./code-reader.ts', () => ({ loadReader: async () => read }))
vi.mock('./frame.ts', () => ({
  frameGrabber: () => (_photo: object, _width: number, _height: number, size: number) => {
    sizes.push(size)
    return {}
  },
}))

test.each([
  ['is searched on for the machine’s beside another one', [[other], [own]], [other, own], 2],
  ['is not searched on once the machine’s is found', [[own], ['never asked']], [own], 1],
  ['of another one alone says so', [[other], [], []], [other], 3],
])('a photo %s', async (_, replies, texts, tries) => {
  sizes.length = 0
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }))
  for (const reply of replies) read.mockResolvedValueOnce(reply)
  expect(await readPhoto(new File([], 'photo.jpg'), (text) => text === own)).toEqual(texts)
  expect(sizes).toHaveLength(tries)
  read.mockReset()
})
