/** A refusal with the name and sentence that Cognito's own clients know. */
export class CognitoError extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.name = type
    this.type = type
  }
}

export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message)

/** One answer for a wrong password and for an account that does not exist. */
export const wrongPassword = () => notAuthorized('Incorrect username or password.')

export const userDisabled = () => notAuthorized('User is disabled.')

export const userNotConfirmed = () => new CognitoError('UserNotConfirmedException', 'User is not confirmed.')

export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.')

export const usernameExists = () =>
  new CognitoError('UsernameExistsException', 'An account with the given email already exists.')

export const aliasExists = () =>
  new CognitoError('AliasExistsException', 'An account with the given email already exists.')

export const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')

export const expiredCode = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message)

export const invalidPassword = (reason: string) =>
  new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${reason}`)

export const resourceNotFound = (message: string) => new CognitoError('ResourceNotFoundException', message)
