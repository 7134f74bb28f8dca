import { expect, test, vi } from 'vitest'
import { validated } from './bad-settings.ts'

test.each([null, [], 'x'])('a config.json that is %j is named as the problem', async (file) => {
  document.body.innerHTML = '<div id="root"></div>'
  void validated({}, Promise.resolve(Response.json(file)), ['en'])
  await vi.waitFor(() => expect(document.body.textContent).toContain('config.json: It must be an object.'))
})
