/**
 * Makes code from generated/openapi.portable.json with the generators of other languages, and compiles it:
 *   npm run generators [-- go python java kotlin rust csharp]
 * Downloads the generators, and keeps those of Go and Python in .cache. A language whose tools aren't installed is named
 * and left out; without its compiler, the code is only generated. Once Go and Python have succeeded, the document is noted
 * as tried (tried.ts).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { document, noteAsTried } from './tried.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/generators')

type Command = [program: string, ...args: string[]]
interface Language {
  /** The programs that must be installed. */
  needs: string[]
  /** The generator: a file that shows that it is there, and what makes it. */
  tool?: { file: string; commands: Command[] }
  env?: Record<string, string>
  files?: Record<string, string>
  commands: Command[]
  compile?: Command
}

const jar = 'org.openapitools:openapi-generator-cli:7.16.0'
/** A server by openapi-generator. */
const openapiGenerator = (name: string, options: string[], compile: Command): Language => ({
  needs: ['java', 'mvn'],
  commands: [
    ['mvn', '-q', 'dependency:copy', `-Dartifact=${jar}`, '-DoutputDirectory=.'],
    ['java', '-jar', 'openapi-generator-cli-7.16.0.jar', 'generate', '-g', name, '-i', document, '-o', '.', ...options],
  ],
  compile,
})
const spring = ['--additional-properties=interfaceOnly=true,useSpringBoot3=true']

const oapiCodegen = 'v2.8.2'
const goTools = join(folder, `tools/oapi-codegen-${oapiCodegen}`)
/** Nothing here runs for long, and optimizing it takes half of the time. */
const fast = ['-gcflags=all=-N -l -dwarf=false', '-ldflags=-s -w']

const pydantic = 'datamodel-code-generator==0.89.0'
const venv = join(folder, `tools/${pydantic.replace('==', '-')}`)

const languages: Record<string, Language> = {
  go: {
    needs: ['go'],
    env: { CGO_ENABLED: '0', GOGC: '800', GOBIN: goTools },
    tool: {
      file: join(goTools, 'oapi-codegen'),
      commands: [['go', 'install', ...fast, `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${oapiCodegen}`]],
    },
    files: { 'go.mod': 'module api\n\ngo 1.24\n' },
    commands: [
      [
        ...([join(goTools, 'oapi-codegen'), '-generate', 'types,client,std-http'] as const),
        ...['-package', 'api', '-o', 'api.go', document],
      ],
      ['go', 'mod', 'tidy'],
      ['go', 'build', ...fast, './...'],
    ],
  },
  python: {
    needs: ['python3'],
    tool: {
      file: join(venv, 'bin/datamodel-codegen'),
      commands: [
        ['python3', '-m', 'venv', venv],
        [
          ...([join(venv, 'bin/pip'), '--quiet', '--no-cache-dir', '--disable-pip-version-check', 'install'] as const),
          ...['--no-compile', pydantic, 'pydantic[email]'],
        ],
      ],
    },
    commands: [
      [
        ...([join(venv, 'bin/datamodel-codegen'), '--input', document, '--output', 'models.py'] as const),
        ...['--output-model-type', 'pydantic_v2.BaseModel', '--collapse-root-models', '--formatters', 'isort'],
      ],
      [join(venv, 'bin/python'), '-c', 'import models'],
    ],
  },
  java: openapiGenerator('spring', spring, ['mvn', '-q', 'compile']),
  kotlin: openapiGenerator('kotlin-spring', spring, ['mvn', '-q', 'compile']),
  rust: openapiGenerator('rust-axum', [], ['cargo', 'check', '--quiet']),
  csharp: openapiGenerator('aspnetcore', [], ['dotnet', 'build', '--nologo', 'src/Org.OpenAPITools']),
}

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0

/** Runs commands in a folder. Returns the output of the first one that fails. */
function failureIn(cwd: string, { env }: Language, commands: Command[]): string | undefined {
  for (const [program, ...args] of commands) {
    const options = { cwd, encoding: 'utf8', maxBuffer: 2 ** 26, env: { ...process.env, ...env } } as const
    const { status, stdout, stderr } = spawnSync(program, args, options)
    if (status !== 0) return `${program} ${args.join(' ')}\n${stdout}${stderr}`.slice(-3000)
  }
  return undefined
}

/** Makes the generator, if the language has one of its own. Returns why it can't be had. */
function toolMissing(language: Language): string | undefined {
  const { tool } = language
  if (!tool || existsSync(tool.file)) return undefined
  mkdirSync(folder, { recursive: true })
  return failureIn(folder, language, tool.commands)
}

/** Makes the code in an empty folder. */
function failureOf(name: string, language: Language, commands: Command[]): string | undefined {
  const cwd = join(folder, name)
  rmSync(cwd, { recursive: true, force: true })
  mkdirSync(cwd, { recursive: true })
  for (const [file, text] of Object.entries(language.files ?? {})) writeFileSync(join(cwd, file), text)
  return failureIn(cwd, language, commands)
}

const asked = process.argv.slice(2)
const succeeded: string[] = []
for (const [name, language] of Object.entries(languages)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const missing = language.needs.filter((program) => !isInstalled(program))
  if (missing.length > 0) {
    console.log(`· ${name}: not tried, needs ${missing.join(', ')}`)
    continue
  }
  const { commands, compile } = language
  const compiles = compile !== undefined && isInstalled(compile[0])
  const failure = toolMissing(language) ?? failureOf(name, language, compiles ? [...commands, compile] : commands)
  const note = compile && !compiles ? `: generated, not compiled, needs ${compile[0]}` : ''
  console.log(failure === undefined ? `✓ ${name}${note}` : `✗ ${name}: ${failure}`)
  if (failure === undefined) succeeded.push(name)
  else process.exitCode = 1
}
if (succeeded.includes('go') && succeeded.includes('python')) noteAsTried()
