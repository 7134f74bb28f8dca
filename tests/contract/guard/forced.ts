/** Documented answers that no request brings about: the mock is told to give them. */
import { documented } from './coverage.ts'
import type { Scope } from './target/scope.ts'

/** Error codes that an operation documents beside a status. */
function codesOf({ run: { contract } }: Scope, operationId: string, status: number): string[] {
  const answer = contract.operation(operationId).answers.find((each) => each.status === status)
  const properties = (answer?.schema.properties ?? {}) as Record<string, Record<string, unknown>>
  const code = properties.code && contract.resolve({ schema: properties.code, source: '' }).schema.enum
  return Array.isArray(code) ? code.map(String) : []
}

/** Asks for every documented error, each of its codes where it lists them. Answers how many were given. */
export async function forceAll(scope: Scope): Promise<number> {
  const { run, switches, exchange } = scope
  let given = 0
  for (const place of documented(run.contract).statuses) {
    const [id = '', status] = place.split(' ')
    if (Number(status) < 400 || !switches) continue
    const codes = codesOf(scope, id, Number(status))
    for (const code of codes.length > 0 ? codes : [undefined]) {
      if (!(await switches.force(id, Number(status), code))) continue
      given += 1
      const sent = await exchange(id, scope.base(run.contract.operation(id)), { mayFail: true })
      scope.claim(
        sent.status === Number(status),
        { check: 'forced', pointer: '', expected: `${status}, as asked for`, found: `${sent.status} ${sent.text}` },
        sent,
      )
    }
  }
  return given
}
