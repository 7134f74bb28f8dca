import { row, tests } from '../row.ts'

const session = tests('src/domain/session/session.test.ts')
const gate = tests('src/app/SessionGate.test.tsx')
const red = tests('src/app/redirects.test.ts')
const routes = tests('tests/e2e/routes.spec.ts')

export const roles = [
  row('6.guest', 'A guest’s token makes a guest.', session('session > a guest’s token makes a guest')),
  row(
    '6.registered',
    'A customer’s token makes a registered customer.',
    session('session > a customer’s token makes a registered customer, new or not'),
  ),
  row(
    '6.login',
    'Only registered customers are led away from /login.',
    red(
      'redirects > /login for a registered customer',
      'redirects > /login for a guest',
      'redirects > /login for nobody',
    ),
  ),
  row(
    '6.public',
    'A public path needs nobody.',
    red('what belongs to somebody needs a token, browsing does not'),
    gate('an open path waits for nobody'),
  ),
  row(
    '6.protected',
    'A protected path waits for a token.',
    gate('a protected path waits for a token and goes on with it, a guest’s too'),
    red('what belongs to somebody needs a token, browsing does not'),
    routes('a slash at the end keeps the rules, the query and the place'),
  ),
]
