import { expect, test } from 'vitest'
import { nginxFiles } from './nginx-files.ts'

const site = {
  ...{ out: '/srv/app', headers: { always: {}, overHttps: {} }, api: 'http://127.0.0.1:4010', formTargets: [] },
  ...{ resolver: [], listen: '', serverName: '_', certificate: '', key: '', hasBrotli: false },
}

test.each([
  ['/', ['/v1/', '/payments/'], ['= /payments ']],
  ['/', ['/v1/', '/media/'], []],
  ['/order/', ['/v1/', '/payments/'], ['= /order ']],
])('the app at %s keeps its own page of a path that nginx proxies', (base, pass, exact) => {
  const files = nginxFiles({ ...site, base, pass } as never)
  expect(files['location.conf']?.match(/= \/\S+ (?=\{)/g) ?? []).toEqual(exact)
})
