/** Single changes of a generated module's text, as a slip of the generator or of a hand would make them. */
export interface TextMutant {
  operator: string
  line: number
  /** The changed line, as it would stand there. */
  change: string
  text: string
}

type Rule = [operator: string, pattern: RegExp, replace: (match: string, ...groups: string[]) => string | string[]]

/** Of validators: each rule is applied to each of its matches alone. */
export const validatorRules: Rule[] = [
  ['bound-moved', /(= )(-?\d+)(?=;$)/g, (_, is, bound) => [`${is}${Number(bound) + 1}`, `${is}${Number(bound) - 1}`]],
  ['bound-moved', /((?:Length|gte|lte)\()(\d+)(?=\))/g, (_, call, bound) => `${call}${Number(bound) + 1}`],
  ['check-removed', /\.check\(\/\*#__PURE__\*\/ zod\.\w+\([^()]*\)\)/g, () => ''],
  ['optional-removed', /\/\*#__PURE__\*\/ zod\.optional\((.+)\)(?=,?$)/g, (_, inner = '') => inner],
  [
    'optional-added',
    /^( {2}"\w+": )(?!.*zod\.optional)(.+?)(?=,?$)/g,
    (_, name, inner) => `${name}zod.optional(${inner})`,
  ],
  ['property-removed', /^ {2}"\w+": .+$/g, () => ''],
  ['property-renamed', /^( {2}"\w+)(?=": )/g, (_, name) => `${name}_`],
  ['enum-value-removed', /(?<=enum\(\[[^\]]*)'[\w-]+', |(?<=enum\(\[[^\]]+), '[\w-]+'(?=\])/g, () => ''],
  ['enum-value-renamed', /(?<=enum\(\[[^\]]*)('[\w-]+)(?='[,\]])/g, (_, value) => `${value}~`],
  ['type-changed', /zod\.string\(\)/g, () => 'zod.number()'],
  ['type-changed', /zod\.(int|number|boolean)\(\)/g, () => 'zod.string()'],
  ['type-loosened', /zod\.(string|int|number|boolean)\(\)/g, () => 'zod.any()'],
  ['format-removed', /zod\.(iso\.\w+|email|url)\([^()]*\)/g, () => 'zod.string()'],
  ['nullable-removed', /zod\.nullable\(([^()]+)\)/g, (_, inner = '') => inner],
  ['list-loosened', /zod\.array\((\w+)\)/g, () => 'zod.any()'],
  ['reference-loosened', /(": (?:\/\*#__PURE__\*\/ zod\.optional\()?)[A-Z]\w+/g, (_, before) => `${before}zod.any()`],
  [
    'pattern-loosened',
    /new RegExp\('[^']+'\)|regex\(\w+\)/g,
    (match) => (match.startsWith('new') ? "new RegExp('')" : 'regex(/(?:)/)'),
  ],
]

/** Of operations: one line each. */
export const operationRules: Rule[] = [
  ['name-changed', /(\('\w+)(?=', ')/g, (_, name) => `${name}s`],
  // To one that takes a body where the old one did: fetch itself refuses a GET with one, and nothing would be sent.
  ['method-changed', /'(get|delete)'/g, (_, method) => `'${method === 'get' ? 'delete' : 'get'}'`],
  ['method-changed', /'(post|put|patch)'/g, (_, method) => `'${method === 'put' ? 'post' : 'put'}'`],
  ['path-changed', /(\/v1\/[a-z]+)(?=[^']*')/g, (_, path) => `${path}s`],
  ['path-shortened', /\/[\w{}-]+(?=')/g, () => ''],
  ['path-parameter-renamed', /\{(\w+)\}/g, (_, name) => `{${name}s}`],
  ['validator-loosened', /, [A-Z]\w+Response(?=[,)])/g, () => ', anything'],
  [
    'access-changed',
    /access: '(none|optional)'/g,
    (_, access) => `access: '${access === 'none' ? 'required' : 'none'}'`,
  ],
  ['access-removed', /access: '(?:none|optional)'(?:, )?/g, () => ''],
  [
    'access-added',
    /(Response)(?=\)$)/g,
    (_, before) => [
      `${before}, { access: 'none' }`,
      `${before}, { access: 'optional' }`,
      `${before}, { device: true }`,
    ],
  ],
  ['header-removed', /headers: \[[^\]]+\]/g, () => 'headers: []'],
  ['header-renamed', /(headers: \['\w+)/g, (_, before) => `${before}X`],
  ['device-removed', /device: true/g, () => 'device: false'],
  ['paging-removed', /pagedQuery\(/g, () => 'query('],
  ['paging-added', /(?<=PURE__\*\/ )query\(/g, () => 'pagedQuery('],
  ['mutation-as-query', /(?<=PURE__\*\/ )mutation\(/g, () => 'query('],
]

export function textMutants(text: string, rules: Rule[]): TextMutant[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) =>
    line.startsWith('import') || line.startsWith('//')
      ? []
      : rules.flatMap(([operator, pattern, replace]) =>
          [...line.matchAll(pattern)].flatMap((match) => {
            const [whole, ...groups] = match
            return [replace(whole, ...groups)].flat().map((next) => {
              const change = line.slice(0, match.index) + next + line.slice(match.index + whole.length)
              return { operator, line: index + 1, change, text: lines.with(index, change).join('\n') }
            })
          }),
        ),
  )
}
