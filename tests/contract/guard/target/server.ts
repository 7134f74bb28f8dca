/** A real server as a target: one account, one scope, and nothing that the account's owner did not allow. */
import type { Options } from '../options.ts'
import type { Run } from './exchange.ts'
import { phonesFrom, switchesOf } from './mock.ts'
import { expectApi, expectSignedIn } from './ready.ts'
import { type Access, openScope, type Scope } from './scope.ts'

export function accessOf(options: Options): Access {
  const { otp, phone, newPhone } = options
  return {
    machineId: options.machine,
    searches: options.search,
    phone: phone && { ...phone, otp },
    token: options.token,
    refreshToken: options['refresh-token'],
    expiredToken: options['expired-token'],
    newPhone: newPhone && phonesFrom(Number(newPhone.phone), otp, newPhone.country_code),
    mayWrite: options.write,
  }
}

/** Keys differ from run to run, so that no order of an earlier one is answered. */
export async function openServer(run: Run, options: Options): Promise<Scope> {
  await expectApi(run, options.machine)
  const scope = await openScope(run, accessOf(options), {
    name: `guard-${Date.now().toString(36)}`,
    switches: options.switches ? switchesOf(run.client, 'default') : undefined,
  })
  await expectSignedIn(scope, options)
  return scope
}
