import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { TorchButton } from './TorchButton.tsx'

afterEach(cleanup)

const camera = (track: object) => ({ getVideoTracks: () => [track] }) as unknown as MediaStream
const button = () => screen.queryByRole('button')

test('no button for a camera without a torch, or in a browser that does not report it', () => {
  show(<TorchButton stream={camera({ getCapabilities: () => ({}) })} />)
  expect(button()).toBeNull()
  cleanup()
  show(<TorchButton stream={camera({})} />)
  expect(button()).toBeNull()
})

test('the torch is turned on and off', async () => {
  const applyConstraints = vi.fn(async () => {})
  show(<TorchButton stream={camera({ getCapabilities: () => ({ torch: true }), applyConstraints })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Turn on the light' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off the light' }))
  await screen.findByRole('button', { name: 'Turn on the light' })
  expect(applyConstraints.mock.calls).toEqual([[{ advanced: [{ torch: true }] }], [{ advanced: [{ torch: false }] }]])
})

test('the button disappears if the torch fails', async () => {
  const applyConstraints = () => Promise.reject(new Error('no'))
  show(<TorchButton stream={camera({ getCapabilities: () => ({ torch: true }), applyConstraints })} />)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(button()).toBeNull())
})
