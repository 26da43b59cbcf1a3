import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, type Environment, Validations } from 'aws-cdk-lib'
import { CloudAssembly } from 'aws-cdk-lib/cx-api'
import { AwsSolutionsChecks } from 'cdk-nag'
import type { Domain } from '#lib/stacks/domains.ts'
import { addPlatform } from '#lib/stacks/platform.ts'
import { readSettings } from '#lib/stacks/settings.ts'

// biome-ignore lint/suspicious/noExplicitAny: a template is JSON of every shape
export type Json = any

export type Resource = {
  stack: string
  id: string
  /** The path of the construct in its stack, without `/Resource` at the end. */
  path: string
  type: string
  properties: Json
  raw: Json
}

export type Platform = {
  resources: Resource[]
  outputs: Record<string, Json>
  /** The stacks that each is deployed after. */
  after: Record<string, string[]>
  findings: Json[]
}

let platform: Promise<Platform> | undefined

/** The platform as it would be deployed, made once for all tests of a worker. */
export function synthesize(): Promise<Platform> {
  platform ??= synthesizeAfresh()
  return platform
}

/** The platform with other stacks of domains than it has, with other settings, or in a region of its own. */
export async function synthesizeAfresh(
  domains?: readonly Domain[],
  more: Record<string, string> = {},
  env?: Environment,
): Promise<Platform> {
  const workDir = mkdtempSync(join(tmpdir(), 'infra-'))
  const standIn = standInFunction(workDir)
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'))
  const app = new App({
    outdir: join(workDir, 'cdk.out'),
    context: {
      ...context,
      'aws:cdk:enable-path-metadata': true,
      demo: 'true',
      googleClientId: 'client.apps.googleusercontent.com',
      googleSecretName: 'google',
      supportDomain: 'support.example.org',
      ...more,
    },
  })
  addPlatform(app, {
    settings: readSettings(app, {}),
    codeOf: () => standIn,
    clientDir: clientBuild(workDir),
    ...(domains && { domains }),
    ...(env && { env }),
  })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  try {
    app.synth()
  } catch (error) {
    // What the checks found is looked at below.
    if (!(error instanceof Error && error.message.startsWith('Validation failed'))) throw error
  }
  const assembly = new CloudAssembly(join(workDir, 'cdk.out'))
  const report = JSON.parse(readFileSync(join(workDir, 'cdk.out/validation-report.json'), 'utf8'))
  const templates = assembly.stacks.map((stack) => [stack.stackName, stack.template] as const)
  return {
    resources: templates.flatMap(([stack, template]) => resourcesOf(stack, template)),
    outputs: Object.fromEntries(templates.map(([stack, template]) => [stack, template.Outputs])),
    after: Object.fromEntries(
      assembly.stacks.map((stack) => [
        stack.stackName,
        stack.dependencies.map(({ id }) => id.replace(/\.assets$/, '')),
      ]),
    ),
    findings: report.pluginReports.flatMap((plugin: Json) => plugin.violations ?? []),
  }
}

function resourcesOf(stack: string, template: Json): Resource[] {
  return Object.entries<Json>(template.Resources).map(([id, raw]) => ({
    stack,
    id,
    path: String(raw.Metadata?.['aws:cdk:path'] ?? '')
      .replace(`${stack}/`, '')
      .replace(/\/Resource$/, ''),
    type: raw.Type,
    properties: raw.Properties ?? {},
    raw,
  }))
}

/** The templates are the same whatever a function does, and hashing two hundred bundles takes most of the time. */
function standInFunction(workDir: string): string {
  const folder = join(workDir, 'function')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.mjs'), 'export const handler = async () => ({ statusCode: 200 })')
  return folder
}

function clientBuild(workDir: string): string {
  const folder = join(workDir, 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  // As many files beside the assets as the web app has: each is a behavior of the host.
  for (const file of ['assets/client-abc123.js', 'favicon.svg.br', ...readdirSync('web/public')])
    writeFileSync(join(folder, file), file)
  return folder
}

export const ofType = ({ resources }: Platform, type: string): Resource[] =>
  resources.filter((resource) => resource.type === type)

/** The function that carries this name in the registry. */
export function functionNamed(platform: Platform, name: string): Resource {
  const found = ofType(platform, 'AWS::Lambda::Function').filter((resource) => resource.path === name)
  if (found.length !== 1 || !found[0]) throw new Error(`there are ${found.length} functions named ${name}`)
  return found[0]
}

/** The resource of the same stack that a `Ref` or `Fn::GetAtt` points to. */
export function referred(platform: Platform, from: Resource, reference: Json): Resource {
  const id = reference?.Ref ?? reference?.['Fn::GetAtt']?.[0]
  const found = platform.resources.find((resource) => resource.stack === from.stack && resource.id === id)
  if (!found)
    throw new Error(`${from.path} refers to ${JSON.stringify(reference)}, which is not in its stack`)
  return found
}

/** What a value refers to, in one line: names of resources, attributes and imports. */
export function flat(value: Json): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(flat).join('')
  if (value?.Ref) return `<${value.Ref}>`
  if (value?.['Fn::GetAtt']) return `<${value['Fn::GetAtt'].join('.')}>`
  if (value?.['Fn::ImportValue']) return `<${flat(value['Fn::ImportValue'])}>`
  if (value?.['Fn::Join']) return value['Fn::Join'][1].map(flat).join(value['Fn::Join'][0])
  return JSON.stringify(value)
}
