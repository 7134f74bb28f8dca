/** Breaks every import rule once in a temporary project and expects the rule to report it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise, type IConfiguration } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, it } from 'vitest'

const rules: IConfiguration = createRequire(import.meta.url)('./dependency-cruiser.cjs')
const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))

/** [importing file, imported file, the rule that forbids the import, if any] */
const imports: [from: string, to: string, rule?: string][] = [
  ['src/shared/api/tokens.ts', 'generated/operations/auth.ts'],
  ['generated/operations/orders.ts', 'generated/runtime/operation.ts'],
  ['src/domain/order/follow.ts', 'generated/operations/orders.ts'],
  ['src/domain/wallet/wallet.ts', 'src/domain/session/session.ts'],
  ['src/domain/order/pay.ts', 'src/domain/payment/methods.ts'],
  ['src/features/checkout/Cart.tsx', 'src/domain/wallet/wallet.ts'],
  ['src/features/checkout/Result.tsx', 'src/features/orders/Order.tsx'],
  ['src/features/checkout/Cart.tsx', 'src/features/checkout/CartLine.tsx'],
  ['src/app/router.tsx', 'src/features/checkout/Cart.tsx'],
  ['mock-server/server/prism.ts', 'generated/zod/schemas/index.ts'],
  ['mock-server/server/server.ts', 'mock-server/world/world.ts'],
  ['src/shared/one.ts', 'src/shared/other.ts', 'no-circle'],
  // Completes the cycle, which is reported once.
  ['src/shared/other.ts', 'src/shared/one.ts'],
  ['generated/zod/schemas/index.ts', 'src/shared/money/money.ts', 'generated-is-a-leaf'],
  ['src/shared/storage/keys.ts', 'generated/operations/orders.ts', 'shared-without-calls'],
  ['src/shared/paths.ts', 'src/domain/cart/cart.ts', 'shared-at-the-bottom'],
  ['src/domain/cart/cart-bar.ts', 'src/features/checkout/CartLine.tsx', 'domain-without-screens'],
  ['src/domain/cart/toasts.ts', 'src/shared/ui/toast.tsx', 'domain-without-ui'],
  ['src/features/checkout/Row.tsx', 'src/domain/cart/Line.tsx', 'domain-without-components'],
  ['src/domain/session/sign-out.ts', 'src/domain/cart/cart.ts', 'domain-order-session'],
  ['src/domain/machine/choose.ts', 'src/domain/cart/cart.ts', 'domain-order-machine'],
  ['src/domain/offers/eligible.ts', 'src/domain/cart/cart.ts', 'domain-order-offers'],
  ['src/domain/cart/limit.ts', 'src/domain/order/attempt.ts', 'domain-order-cart'],
  ['src/domain/wallet/wallet.ts', 'src/domain/payment/methods.ts', 'domain-order-wallet'],
  ['src/features/orders/Order.tsx', 'src/features/checkout/CartLine.tsx', 'features-order-orders'],
  ['src/app/Layout.tsx', 'src/features/vouchers/Vouchers.tsx'],
  ['src/features/vouchers/Vouchers.tsx', 'src/features/vouchers/Row.tsx'],
  ['src/features/vouchers/Row.tsx', 'src/features/faq/Faq.tsx', 'feature-alone'],
  ['src/features/account/Menu.tsx', 'src/features/vouchers/Row.tsx', 'feature-unlisted'],
  ['src/features/products/Row.tsx', 'src/app/theme.ts', 'app-on-top'],
  ['mock-server/handlers/orders.ts', 'src/domain/order/attempt.ts', 'mock-apart'],
  ['mock-server/handlers/cart.ts', 'generated/operations/cart.ts', 'mock-apart'],
  ['mock-server/seeds/products.ts', 'mock-server/world/machines.ts', 'mock-seeds'],
  ['mock-server/world/push.ts', 'mock-server/handlers/auth.ts', 'mock-world'],
  ['mock-server/handlers/machines.ts', 'mock-server/server/http.ts', 'mock-handlers'],
  ['mock-server/server/stream.ts', 'mock-server/main.ts', 'mock-server'],
  ['mock-server/world/tokens.ts', 'mock-server/loose.ts', 'mock-rooms'],
  ['src/app/early.ts', 'mock-server/server/server.ts', 'src-apart'],
  ['src/shared/pages.ts', 'brand/pages.ts', 'src-without-tools'],
  ['src/app/early.test.ts', 'build/plugins/early.ts'],
  ['brand/brand.ts', 'codegen/catalogs.ts', 'tools-brand'],
  ['codegen/settings.ts', 'build/settings.ts', 'tools-codegen'],
  ['codegen/settings.ts', 'brand/colors.ts'],
  ['build/server.ts', 'scripts/vapid-keys.mjs', 'tools-build'],
  ['scripts/size.ts', 'build/records.ts'],
]

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeAll(() => {
  for (const [, to] of imports) write(to, 'export const nothing = 0\n')
  for (const from of new Set(imports.map(([path]) => path))) {
    const targets = imports.filter(([path]) => path === from).map(([, to]) => relative(dirname(from), to))
    write(from, targets.map((target) => `import './${target}'\n`).join(''))
  }
  write('src/shared/lost.ts', "import './nowhere.ts'\n")
})
afterAll(() => rmSync(folder, { recursive: true }))

it('each broken import rule is reported, and nothing else', async () => {
  const { tsConfig, ...options } = rules.options ?? {}
  const { output } = await cruise(['src', 'mock-server', 'generated', 'brand', 'codegen', 'build', 'scripts'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: rules.forbidden ?? [] },
  })
  if (typeof output === 'string') throw new Error(output)
  const found = output.summary.violations.map(({ from, to, rule }) => `${from} → ${to} ${rule.name}`)
  const expected = imports.filter(([, , rule]) => rule).map(([from, to, rule]) => `${from} → ${to} ${rule}`)
  expect(found.sort()).toEqual([...expected, 'src/shared/lost.ts → ./nowhere.ts resolvable'].sort())
})
