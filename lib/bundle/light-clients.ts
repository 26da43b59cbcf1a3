import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** What a file of the AWS SDK becomes in a bundle, by the end of its path. */
type Rewriting = { file: RegExp; rewrite(text: string, path: string): string }

/** The host of each service, before its region. Live connections name theirs themselves. */
const hosts: Record<string, string> = {
  'client-cognito-identity-provider': 'cognito-idp',
  'client-dynamodb': 'dynamodb',
  'client-eventbridge': 'events',
  'client-ses': 'email',
}

/** The errors of DynamoDB that an operation on items can meet; the others belong to tables, backups and exports. */
const itemErrors = new Set([
  'ConditionalCheckFailedException',
  'IdempotentParameterMismatchException',
  'InternalServerError',
  'ItemCollectionSizeLimitExceededException',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'ReplicatedWriteConflictException',
  'RequestLimitExceeded',
  'ResourceNotFoundException',
  'ThrottlingException',
  'TransactionCanceledException',
  'TransactionConflictException',
  'TransactionInProgressException',
])

const rewritings: Rewriting[] = [
  {
    // The rules for FIPS, for addresses by account and for other partitions take twelve kilobytes.
    file: /@aws-sdk\/client-[a-z-]+\/dist-es\/endpoint\/endpointResolver\.js$/,
    rewrite: (_text, path) => {
      const host = hosts[/@aws-sdk\/(client-[a-z-]+)\//.exec(path)?.[1] ?? '']
      const regional = host && `\`https://${host}.\${Region}.amazonaws.com\``
      return `export const defaultEndpointResolver = ({ Endpoint${regional ? ', Region' : ''} }) => ({
        url: typeof Endpoint === 'object' ? Endpoint : new URL(Endpoint${regional ? ` ?? ${regional}` : ''}),
      })`
    },
  },
  {
    file: /@aws-sdk\/core\/dist-es\/submodules\/client\/util-endpoints\/aws\.js$/,
    rewrite: () => 'export const awsEndpointFunctions = {}',
  },
  {
    file: /@aws-sdk\/client-dynamodb\/dist-es\/schemas\/schemas_0\.js$/,
    rewrite: (text) =>
      text.replaceAll(/^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm, (line, error: string) =>
        itemErrors.has(error) ? line : '',
      ),
  },
  {
    // Our functions bring a handler of their own for requests to DynamoDB, which needs no other.
    file: /@aws-sdk\/client-dynamodb\/dist-es\/runtimeConfig\.js$/,
    rewrite: (text) =>
      text
        .replace(/^import .* from "@smithy\/node-http-handler";$/m, '')
        .replace(
          'RequestHandler.create(config?.requestHandler ?? defaultConfigProvider)',
          'config.requestHandler',
        )
        .replace('config?.streamCollector ?? streamCollector', 'config.streamCollector'),
  },
  {
    // A function is set by its environment; there are no files to look into.
    file: /@smithy\/core\/dist-es\/submodules\/config\/node-config-provider\/configLoader\.js$/,
    rewrite: () => `
      export const loadConfig = ({ environmentVariableSelector, default: otherwise }, options) => {
        let found
        return () => (found ??= find())
        async function find() {
          return (
            environmentVariableSelector(process.env, options) ??
            (typeof otherwise === 'function' ? otherwise() : otherwise)
          )
        }
      }`,
  },
  {
    file: /@smithy\/core\/dist-es\/submodules\/config\/defaults-mode\/resolveDefaultsModeConfig\.js$/,
    rewrite: () => `export const resolveDefaultsModeConfig = () => async () => 'legacy'`,
  },
  {
    file: /@smithy\/core\/dist-es\/submodules\/config\/config-resolver\/regionConfig\/getInstanceMetadataRegion\.js$/,
    rewrite: () => 'export const getInstanceMetadataRegion = async () => undefined',
  },
  {
    // Only who asks for it by name gets the retries that slow themselves down.
    file: /@smithy\/core\/dist-es\/submodules\/retry\/util-retry\/AdaptiveRetryStrategy\.js$/,
    rewrite: () => `
      export class AdaptiveRetryStrategy {
        constructor() {
          throw new Error('Adaptive retries are not part of this bundle.')
        }
      }`,
  },
  {
    // Event streams sign the headers of their messages.
    file: /@smithy\/signature-v4\/dist-es\/HeaderFormatter\.js$/,
    rewrite: () => 'export class HeaderFormatter {}',
  },
]

/** Leaves out of the AWS SDK what our functions never reach, though the SDK itself refers to it. */
export const lightClients: Plugin = {
  name: 'light-clients',
  setup(build) {
    for (const { file, rewrite } of rewritings)
      build.onLoad({ filter: file }, async ({ path }) => ({
        contents: rewrite(await readFile(path, 'utf8'), path),
      }))
  },
}
