/** One checkable line of the specification, and the tests that fail when it stops being true. */
export interface Row {
  /** `<section>.<kind>.<name>`, e.g. `2.redirect.cart-empty`. */
  id: string
  statement: string
  proofs: Proof[]
}

/** A test by its file and its full name, suites first, as the runners report it. */
export interface Proof {
  file: string
  name: string
}

export const row = (id: string, statement: string, ...proofs: Proof[][]): Row => ({
  id,
  statement,
  proofs: proofs.flat(),
})

/** `tests('src/a.test.ts')('one', 'two')`: two tests of that file. */
export const tests =
  (file: string) =>
  (...names: string[]): Proof[] =>
    names.map((name) => ({ file, name }))
