/** Reads nginx's configuration: the output of `nginx -T`, or a single file. */
import { dirname, isAbsolute, join } from 'node:path'

export interface Directive {
  name: string
  args: string[]
  /** Empty for a directive without a block. */
  block: Directive[]
}

/** A comment, a quoted word, a brace, a semicolon or a word. A # inside a word is part of it. */
const token = /#[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|(?:\\.|\$\{\w+\}|[^\s{};\\])+/gs

function parse(text: string): Directive[] {
  const words = [...text.matchAll(token)].map(([word]) => word).filter((word) => !word.startsWith('#'))
  let at = 0
  const readBlock = (): Directive[] => {
    const block: Directive[] = []
    let line: string[] = []
    while (at < words.length) {
      const word = words[at++] ?? ''
      if (word === '}') break
      if (word !== ';' && word !== '{') {
        line.push(word.replace(/^(["'])(.*)\1$/s, '$2'))
        continue
      }
      const [name = '', ...args] = line
      block.push({ name, args, block: word === '{' ? readBlock() : [] })
      line = []
    }
    return block
  }
  return readBlock()
}

/** The files of nginx's output by their names, the main one first. A single file has no name. */
function filesIn(output: string): [name: string, text: string][] {
  const [before = '', ...rest] = output.split(/^# configuration file (.+):$/m)
  if (rest.length === 0) return [['', before]]
  return rest.flatMap((name, index) => (index % 2 === 0 ? [[name, rest[index + 1] ?? '']] : []))
}

const matching = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|\\]/g, '\\$&')
      .replaceAll('*', '[^/]*')
      .replaceAll('?', '[^/]')}$`,
  )

/** The directives, with those of included files in their place. */
export function readNginx(output: string): Directive[] {
  const files = filesIn(output)
  const [main = ''] = files[0] ?? []
  const included = (directives: Directive[]): Directive[] =>
    directives.flatMap((directive) => {
      const { name, args, block } = directive
      const [path = ''] = args
      if (name !== 'include') return [{ ...directive, block: included(block) }]
      const pattern = matching(isAbsolute(path) ? path : join(dirname(main), path))
      return files.filter(([file]) => file !== main && pattern.test(file)).flatMap(([, text]) => included(parse(text)))
    })
  return included(parse(files[0]?.[1] ?? ''))
}
