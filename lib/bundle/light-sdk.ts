import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import type { Plugin } from 'esbuild'

const substitutes = 'substitute'

/**
 * The parts of the AWS SDK that our functions never use, by the module that is replaced. A replacement exports exactly
 * what is imported: if an upgrade imports more, the build fails instead of the function.
 */
const replacements: Record<string, string> = {
  /** Lambda hands the role's credentials over in the environment; the other ten sources do not exist there. */
  '@aws-sdk/credential-provider-node': `
    export const defaultProvider = () => async () => ({
      accessKeyId: process.env.AWS_ACCESS_KEY_ID,
      secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY,
      sessionToken: process.env.AWS_SESSION_TOKEN,
    })`,
  /** No DynamoDB command discovers endpoints; the client only sets up a cache for it. */
  '@aws-sdk/middleware-endpoint-discovery': `
    export const resolveEndpointDiscoveryConfig = (config) => config
    export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
      environmentVariableSelector: () => undefined,
      configFileSelector: () => undefined,
      default: undefined,
    }`,
  /** None of our clients has an operation with an event stream. */
  '@smithy/core/event-streams': `
    const refuse = () => { throw new Error('Event streams are not part of this bundle.') }
    export class EventStreamSerde { constructor() { refuse() } }
    export const eventStreamSerdeProvider = refuse`,
  /** Our functions serve one call at a time, so the trace of a call is in the environment. */
  '@aws/lambda-invoke-store': `
    export const InvokeStore = { getInstanceAsync: async () => undefined }`,
  /** Stands in where Node is built without OpenSSL. */
  './Sha256Js': 'export const Sha256Js = undefined',
}

/** The parts of `node:http` that are imported anywhere; naming them keeps its lazy getters, and undici, asleep. */
const httpModule = `
  const http = process.getBuiltinModule('node:http')
  export default http
  export const { Agent, STATUS_CODES, request } = http`

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Leaves out of a bundle what would only cost it bytes and start-up time. */
export const lightSdk: Plugin = {
  name: 'light-sdk',
  setup(build) {
    const replaced = new RegExp(`^(${Object.keys(replacements).map(escaped).join('|')})$`)
    build.onResolve({ filter: replaced }, ({ path }) => ({
      path,
      namespace: substitutes,
      sideEffects: false,
    }))
    build.onLoad({ filter: replaced, namespace: substitutes }, ({ path }) => ({
      contents: replacements[path],
    }))

    build.onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
      kind === 'require-call' ? undefined : { path: 'http', namespace: substitutes },
    )
    build.onLoad({ filter: /^http$/, namespace: substitutes }, () => ({ contents: httpModule }))

    build.onResolve({ filter: /^[a-z:_/0-9]+$/ }, ({ kind, path }) =>
      kind === 'require-call' && isBuiltin(path) ? { path, namespace: 'builtin' } : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }))

    build.onLoad({ filter: /@aws-sdk\/[^/]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string }
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}
