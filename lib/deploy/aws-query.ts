import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { AwsClient } from 'aws4fetch'

export class DeployError extends Error {}

export const notDeployed = () =>
  new DeployError('The platform is not deployed here. Run npm run deploy first.')

export const noCredentials = () =>
  new DeployError('No AWS credentials were found. Run `aws configure`, or set AWS_PROFILE.')

const { config } = new CognitoIdentityProviderClient({})

/** The region that the environment or the profile names. */
export async function region(): Promise<string> {
  try {
    return await config.region()
  } catch {
    throw new DeployError('No AWS region is set. Set AWS_REGION, for example AWS_REGION=us-east-1.')
  }
}

/** A client with whatever credentials the SDK finds: environment, profile, single sign-on. */
export async function awsClient(service: string): Promise<AwsClient> {
  try {
    const client = new AwsClient({
      ...(await config.credentials()),
      service,
      region: service in global ? 'us-east-1' : await region(),
      retries: 3,
    })
    return overcomingLostConnections(client)
  } catch (error) {
    if (error instanceof DeployError) throw error
    throw noCredentials()
  }
}

/** The client repeats what a service answers badly, but not what it never answered; everything here may be repeated. */
function overcomingLostConnections(client: AwsClient): AwsClient {
  const send = client.fetch.bind(client)
  client.fetch = async (...request) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(...request)
      } catch (error) {
        if (attempt === 3) throw error
      }
    }
  }
  return client
}

/** One for all regions, signed for us-east-1. */
const global: Readonly<Record<string, string>> = { iam: 'https://iam.amazonaws.com' }

/** Returns the address of a service: on AWS, or the endpoint from the environment. */
export async function endpointOf(service: string): Promise<string> {
  const own = process.env[`AWS_ENDPOINT_URL_${service.toUpperCase()}`]
  return (
    own ??
    process.env.AWS_ENDPOINT_URL ??
    global[service] ??
    `https://${service}.${await region()}.amazonaws.com`
  )
}

/** A call of one of the older services, which take a form and answer XML. */
export async function query(service: string, version: string, form: Record<string, string>): Promise<string> {
  const client = await awsClient(service)
  const response = await client.fetch(await endpointOf(service), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ Version: version, ...form }).toString(),
  })
  const xml = await response.text()
  if (!response.ok) throw new DeployError(`${service} says: ${textOf(xml, 'Message') ?? response.status}`)
  return xml
}

/** A service’s refusal, by the name that it has for it. */
export class ServiceRefusal extends DeployError {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** A call of one of the services that take and answer JSON; `operation` with the version of its protocol before it. */
export async function callJson<Answer>(
  { service, host = service }: { service: string; host?: string },
  operation: string,
  body: object,
): Promise<Answer> {
  const client = await awsClient(service)
  const response = await client.fetch(await endpointOf(host), {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': operation },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  // An operation without an answer, such as a deletion from a queue, says nothing at all.
  const answer = text ? JSON.parse(text) : {}
  if (response.ok) return answer as Answer
  const { __type = '', message, Message } = answer as Record<string, string>
  throw new ServiceRefusal(
    `${service} says: ${message ?? Message ?? response.status}`,
    __type.split('#').at(-1) ?? '',
  )
}

export async function accountId(): Promise<string> {
  const xml = await query('sts', '2011-06-15', { Action: 'GetCallerIdentity' })
  const account = textOf(xml, 'Account')
  if (!account) throw new DeployError('AWS does not say which account these credentials belong to.')
  return account
}

/** Returns a stack’s outputs after its deployment; undefined when there is no such stack. */
export async function stackOutputs(stackName: string): Promise<Record<string, string> | undefined> {
  try {
    const xml = await query('cloudformation', '2010-05-15', {
      Action: 'DescribeStacks',
      StackName: stackName,
    })
    if (textOf(xml, 'StackStatus') === 'DELETE_COMPLETE') return undefined
    const outputs = [
      ...xml.matchAll(/<OutputKey>[\s\S]*?<\/OutputValue>|<OutputValue>[\s\S]*?<\/OutputKey>/g),
    ]
    return Object.fromEntries(
      outputs.map(([output]) => [textOf(output, 'OutputKey') ?? '', textOf(output, 'OutputValue') ?? '']),
    )
  } catch (error) {
    if (error instanceof DeployError && error.message.includes('does not exist')) return undefined
    throw error
  }
}

export const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&')
