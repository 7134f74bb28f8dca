/**
 * Makes code from generated/openapi.portable.json with the generators of other languages, and compiles it:
 *   npm run generators [-- go python java kotlin rust csharp]
 * Downloads the generators. A language whose tools aren't installed is named and left out; without its compiler, the code
 * is only generated.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const document = join(root, 'generated/openapi.portable.json')
const folder = join(root, '.cache/generators')

type Command = [program: string, ...args: string[]]
interface Language {
  /** The programs that must be installed. */
  needs: string[]
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

const languages: Record<string, Language> = {
  go: {
    needs: ['go'],
    files: { 'go.mod': 'module api\n\ngo 1.24\n' },
    commands: [
      [
        ...(['go', 'run', 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'] as const),
        ...['-generate', 'types,client,std-http', '-package', 'api', '-o', 'api.go', document],
      ],
      ['go', 'mod', 'tidy'],
      ['go', 'build', './...'],
    ],
  },
  python: {
    needs: ['python3'],
    commands: [
      ['python3', '-m', 'venv', 'venv'],
      ['venv/bin/pip', '--quiet', 'install', 'datamodel-code-generator==0.89.0', 'pydantic[email]'],
      [
        ...(['venv/bin/datamodel-codegen', '--input', document, '--output', 'models.py'] as const),
        ...['--output-model-type', 'pydantic_v2.BaseModel', '--collapse-root-models'],
      ],
      ['venv/bin/python', '-c', 'import models'],
    ],
  },
  java: openapiGenerator('spring', spring, ['mvn', '-q', 'compile']),
  kotlin: openapiGenerator('kotlin-spring', spring, ['mvn', '-q', 'compile']),
  rust: openapiGenerator('rust-axum', [], ['cargo', 'check', '--quiet']),
  csharp: openapiGenerator('aspnetcore', [], ['dotnet', 'build', '--nologo', 'src/Org.OpenAPITools']),
}

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0

/** Runs a language's commands. Returns the output of the first one that fails. */
function failureOf(name: string, { files = {} }: Language, commands: Command[]): string | undefined {
  const cwd = join(folder, name)
  rmSync(cwd, { recursive: true, force: true })
  mkdirSync(cwd, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(cwd, file), text)
  for (const [program, ...args] of commands) {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
    if (status !== 0) return `${program} ${args.join(' ')}\n${stdout}${stderr}`.slice(-3000)
  }
  return undefined
}

const asked = process.argv.slice(2)
for (const [name, language] of Object.entries(languages)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const missing = language.needs.filter((program) => !isInstalled(program))
  if (missing.length > 0) {
    console.log(`· ${name}: not tried, needs ${missing.join(', ')}`)
    continue
  }
  const { commands, compile } = language
  const compiles = compile !== undefined && isInstalled(compile[0])
  const failure = failureOf(name, language, compiles ? [...commands, compile] : commands)
  const note = compile && !compiles ? `: generated, not compiled, needs ${compile[0]}` : ''
  console.log(failure === undefined ? `✓ ${name}${note}` : `✗ ${name}: ${failure}`)
  if (failure !== undefined) process.exitCode = 1
}
