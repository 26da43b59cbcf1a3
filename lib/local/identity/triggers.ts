import type {
  CustomMessageTriggerEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreAuthenticationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda'
import { CognitoError } from './errors.ts'

type TriggerEvents = {
  preSignUp: PreSignUpTriggerEvent
  preAuthentication: PreAuthenticationTriggerEvent
  customMessage: CustomMessageTriggerEvent
  postConfirmation: PostConfirmationTriggerEvent
  postAuthentication: PostAuthenticationTriggerEvent
  preTokenGeneration: PreTokenGenerationV2TriggerEvent
}

type TriggerName = keyof TriggerEvents

export type UserPoolTriggers = {
  [Name in TriggerName]?: (event: TriggerEvents[Name]) => Promise<TriggerEvents[Name]>
}

type Occasion<Name extends TriggerName> = {
  /** The client that is called through; the browser’s, where only that one comes. */
  clientId?: string
  source: TriggerEvents[Name]['triggerSource']
  userName: string
  request: TriggerEvents[Name]['request']
  response: TriggerEvents[Name]['response']
}

export type Triggers = ReturnType<typeof createTriggers>

/** The pool is set to the event that tells of both tokens. */
const versions: Partial<Record<TriggerName, string>> = { preTokenGeneration: '2' }

/** Calls the functions the pool is wired to, with the events Cognito documents. */
export function createTriggers(functions: UserPoolTriggers, poolId: string, browserClientId: string) {
  async function run<Name extends TriggerName>(
    name: Name,
    { clientId = browserClientId, source, userName, request, response }: Occasion<Name>,
  ): Promise<TriggerEvents[Name]['response']> {
    const trigger = functions[name]
    if (!trigger) return response
    const event = structuredClone({
      version: versions[name] ?? '1',
      region: poolId.split('_')[0],
      userPoolId: poolId,
      userName,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
      triggerSource: source,
      request,
      response,
    }) as unknown as TriggerEvents[Name]
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    let answer: TriggerEvents[Name]
    try {
      answer = await trigger(event)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new CognitoError('UserLambdaValidationException', `${label} failed with error ${reason}.`)
    }
    if (!answer?.response)
      throw new CognitoError('InvalidLambdaResponseException', `Unrecognizable lambda output of ${label}`)
    return answer.response
  }

  return { run }
}
