/** Carries out the Dockerfile's steps without an engine: in a clean folder that stands for the image's root. */
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

interface Step {
  name: string
  text: string
}

/** The steps of each stage, which begins with FROM. */
function stagesIn(dockerfile: string): Step[][] {
  const lines = dockerfile.replace(/^#.*\n/gm, '').replace(/\\\n/g, '')
  const stages: Step[][] = []
  for (const [, name = '', text = ''] of lines.matchAll(/^([A-Z]+) (.+)$/gm)) {
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, text })
  }
  return stages
}

const stages = () => stagesIn(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))
const stageNamed = (name: string) => stages().find(([from]) => from?.text.endsWith(` AS ${name}`)) ?? []

/** The commands of a RUN, without what `npm test` has done before: installing packages, and building the app. */
const commandsOf = ({ text }: Step) =>
  text.split(' && ').filter((command) => !/^\s*(apt-get|npm (ci|run build)) /.test(`${command} `))

/** The image's folders, which are in the clean folder. Devices are this computer's. */
export const inside = (folder: string, text: string) =>
  text.replace(/(?<![\w.:/])\/(?=(app|config|etc|run|srv|var)\b)/g, `${folder}/`)

let built: Promise<unknown> | undefined

/** The stage that builds makes its files beside the app's build, once. */
function build() {
  const commands = stageNamed('build')
    .filter(({ name }) => name === 'RUN')
    .flatMap(commandsOf)
  built ??= run('sh', ['-ec', commands.join('\n')], { cwd: root })
  return built
}

export interface Image {
  /** The folder in which its command runs. */
  cwd: string
  env: Record<string, string>
  command: string[]
}

/** Carries out the last stage. `dist`: the app's build. A step that this doesn't know is an error. */
export async function layOut(folder: string, dist: string): Promise<Image> {
  await build()
  // As the packages of nginx leave them.
  for (const path of ['etc/nginx/conf.d', 'var/log/nginx']) mkdirSync(join(folder, path), { recursive: true })
  const image: Image = { cwd: folder, env: {}, command: [] }
  const sh = (script: string) => run('sh', ['-ec', script], { cwd: image.cwd })
  const words = (text: string): string[] => JSON.parse(text)
  const carryOut: Record<string, (step: Step) => unknown> = {
    FROM: () => {},
    EXPOSE: () => {},
    WORKDIR: ({ text }) => {
      image.cwd = inside(folder, text)
      mkdirSync(image.cwd, { recursive: true })
    },
    RUN: (step) => sh(inside(folder, commandsOf(step).join('\n'))),
    COPY: ({ text }) => {
      const [from = '', ...paths] = text.split(' ')
      const to = resolve(image.cwd, inside(folder, paths.pop() ?? ''))
      if (from !== '--from=build') throw new Error(`The lab can't copy: ${text}`)
      // The folder of the stage that builds is this project.
      const sources = paths.map((path) => (path === '/app/dist' ? dist : path.replace('/app', root)))
      // A folder's contents are copied, not the folder.
      const copy = `if [ -d "$each" ]; then cp -R "$each/." "${to}"; else cp "$each" "${to}"; fi`
      return sh(`mkdir -p "${to}"\nfor each in ${sources.join(' ')}; do ${copy}; done`)
    },
    ENV: ({ text }) => {
      for (const [, name = '', value = ''] of text.matchAll(/(\w+)=("[^"]*"|\S+)/g))
        image.env[name] = inside(folder, value.replaceAll('"', ''))
    },
    CMD: ({ text }) => {
      image.command = words(text).map((word) => inside(folder, word))
    },
  }
  for (const step of stages().at(-1) ?? []) {
    const carry = carryOut[step.name]
    if (!carry) throw new Error(`The lab doesn't know this step of the Dockerfile: ${step.name} ${step.text}`)
    await carry(step)
  }
  return image
}
