/** Carries out the Dockerfile's stages without an engine: each in a clean folder that stands for its image's root. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'

const project = join(import.meta.dirname, '../..')
const run = promisify(execFile)

interface Step {
  name: string
  text: string
}

/** `base`: the stage or image that it begins with. */
interface Stage {
  base: string
  name: string
  steps: Step[]
}

const readDeploy = (file: string) => readFileSync(join(project, 'deploy', file), 'utf8')

function stagesIn(dockerfile: string): Stage[] {
  const lines = dockerfile.replace(/^#.*\n/gm, '').replace(/\\\n/g, '')
  const stages: Stage[] = []
  for (const [, name = '', text = ''] of lines.matchAll(/^([A-Z]+) (.+)$/gm)) {
    const [base = '', , stage = 'last'] = text.split(' ')
    if (name === 'FROM') stages.push({ base, name: stage, steps: [] })
    else stages.at(-1)?.steps.push({ name, text })
  }
  return stages
}

export interface Image {
  /** Where a file of the image is. */
  find: (path: string) => string
  /** The folder in which its command runs. */
  cwd: string
  env: Record<string, string>
  entrypoint: string[]
  command: string[]
}

/** The image's folders, which are in the clean folder. Devices are this computer's. */
export const inside = (folder: string, text: string) =>
  text.replace(/(?<![\w.:/])\/(?=(app|config|etc|kit|run|srv|var)\b)/g, `${folder}/`)

/** What is in the project and not ignored, as Docker gets it. */
function copyProject(to: string) {
  const ignored = readDeploy('Dockerfile.dockerignore').split('\n').filter(Boolean)
  const filter = (path: string) => !ignored.includes(relative(project, path))
  cpSync(project, to, { recursive: true, filter })
}

interface Options {
  /** Values of ARG. */
  args?: Record<string, string>
  /** Puts what `apt-get install` would into the folder. */
  installPackages: (folder: string) => void
}

/**
 * The commands of a RUN as they are carried out here. Two don't run: `apt-get` and `npm ci`, which would change this
 * computer or take minutes. npm compares package.json with the lock file instead; then the installed packages are linked.
 */
function commandsOf({ text }: Step, cwd: string): string[] {
  return text.split(' && ').flatMap((each) => {
    const command = each.trim()
    if (/^apt-get update\b/.test(command)) return []
    if (/^apt-get install\b/.test(command)) return [command.replace('install', 'install --simulate')]
    if (/^npm ci\b/.test(command)) return ['npm ls --package-lock-only', `ln -s ${project}/node_modules ${cwd}`]
    return [command]
  })
}

/** Carries out a stage. A step that this doesn't know is an error. */
async function carryOut(
  { base, steps }: Stage,
  folder: string,
  images: ReadonlyMap<string, Image>,
  { args = {}, installPackages }: Options,
): Promise<Image> {
  const parent = images.get(base)
  mkdirSync(folder, { recursive: true })
  if (parent) cpSync(parent.find('/'), folder, { recursive: true, verbatimSymlinks: true })
  const image: Image = {
    ...{ cwd: folder, env: {}, entrypoint: [], command: [] },
    ...(parent && { ...parent, cwd: join(folder, relative(parent.find('/'), parent.cwd)) }),
    find: (path) => join(folder, path),
  }
  const variables: Record<string, string> = {}
  const sh = (script: string) =>
    run('sh', ['-ec', script], { cwd: image.cwd, env: { ...process.env, ...image.env, ...variables } })
  const words = (text: string): string[] => JSON.parse(text).map((word: string) => inside(folder, word))
  const known: Record<string, (step: Step) => unknown> = {
    EXPOSE: () => {},
    // Only root can become another user.
    USER: () => {},
    ARG: ({ text }) => {
      const [name = '', value = ''] = text.split('=')
      variables[name] = args[name] ?? value
    },
    WORKDIR: ({ text }) => {
      image.cwd = inside(folder, text)
      mkdirSync(image.cwd, { recursive: true })
    },
    RUN: async (step) => {
      if (step.text.includes('apt-get install')) installPackages(folder)
      await sh(inside(folder, commandsOf(step, image.cwd).join('\n')))
    },
    COPY: ({ text }) => {
      const [, from] = /^--from=(\S+) /.exec(text) ?? []
      const paths = text.replace(/^--from=\S+ /, '').split(' ')
      const to = resolve(image.cwd, inside(folder, paths.pop() ?? ''))
      if (!from && paths.join() === '.') return copyProject(to)
      const source = from ? images.get(from) : { find: (path: string) => join(project, path) }
      if (!source) throw new Error(`The lab can't copy: ${text}`)
      // A folder's contents are copied, not the folder.
      const copy = `if [ -d "$each" ]; then cp -R "$each/." "${to}"; else cp "$each" "${to}"; fi`
      return sh(`mkdir -p "${to}"\nfor each in ${paths.map(source.find).join(' ')}; do ${copy}; done`)
    },
    ENV: ({ text }) => {
      const found = [...text.matchAll(/(\w+)=("[^"]*"|\S+)/g)]
      const own = found.map(([, name = '', value = '']) => [name, inside(folder, value.replaceAll('"', ''))])
      image.env = { ...image.env, ...Object.fromEntries(own) }
    },
    ENTRYPOINT: ({ text }) => {
      image.entrypoint = words(text)
    },
    CMD: ({ text }) => {
      image.command = words(text)
    },
  }
  for (const step of steps) {
    const carry = known[step.name]
    if (!carry) throw new Error(`The lab doesn't know this step of the Dockerfile: ${step.name} ${step.text}`)
    await carry(step)
  }
  return image
}

const stages = () => stagesIn(readDeploy('Dockerfile'))

/** Carries out all stages, each in a folder of its name. The last one, which has none, is the app's. */
export async function carryOutAll(folder: string, options: Options): Promise<ReadonlyMap<string, Image>> {
  const images = new Map<string, Image>()
  for (const stage of stages()) images.set(stage.name, await carryOut(stage, join(folder, stage.name), images, options))
  return images
}

let bundled: Promise<unknown> | undefined

/** Makes what the stage that builds adds to the app's build, beside the project's own builds, once. */
function bundle() {
  const build = stages().find(({ name }) => name === 'build')
  const commands = build?.steps.filter(({ name }) => name === 'RUN').flatMap((step) => commandsOf(step, project)) ?? []
  const others = commands.filter((command) => !command.startsWith('npm run build'))
  bundled ??= run('sh', ['-ec', others.join('\n')], { cwd: project })
  return bundled
}

/**
 * The files of the last stage, for any of the project's builds: the project stands for the stage that builds, and
 * nothing is installed.
 */
export async function layOut(folder: string, dist: string): Promise<Image> {
  await bundle()
  const last = stages().at(-1)
  if (!last) throw new Error('The Dockerfile has no stage.')
  const find = (path: string) => (path === '/app/dist' ? dist : path.replace('/app', project))
  const build = { find, cwd: project, env: {}, entrypoint: [], command: [] }
  const steps = last.steps.filter(({ name }) => name !== 'RUN')
  return carryOut({ ...last, steps }, folder, new Map([['build', build]]), { installPackages: () => {} })
}
