import type { Operation } from '#lib/local/identity/operation.ts'
import {
  deleteUser,
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './account.ts'
import {
  adminConfirmSignUp,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminGetUser,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
} from './admin.ts'
import { adminCreateUser } from './admin-create-user.ts'
import { adminInitiateAuth, getTokensFromRefreshToken, initiateAuth } from './initiate-auth.ts'
import { adminLinkProviderForUser } from './link-provider.ts'
import { listUsers } from './list-users.ts'
import {
  adminSetUserMfaPreference,
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './mfa.ts'
import { changePassword, confirmForgotPassword, forgotPassword } from './password.ts'
import { adminRespondToAuthChallenge, respondToAuthChallenge } from './respond-to-auth-challenge.ts'
import { globalSignOut, revokeToken } from './sign-out.ts'
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts'

/** The operations of the pool, by the names of Cognito's API. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AdminConfirmSignUp: adminConfirmSignUp,
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: adminDeleteUser,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminGetUser: adminGetUser,
    AdminInitiateAuth: adminInitiateAuth,
    AdminSetUserMFAPreference: adminSetUserMfaPreference,
    AdminLinkProviderForUser: adminLinkProviderForUser,
    AdminRespondToAuthChallenge: adminRespondToAuthChallenge,
    AdminSetUserPassword: adminSetUserPassword,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    AssociateSoftwareToken: associateSoftwareToken,
    ChangePassword: changePassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    ForgotPassword: forgotPassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ListUsers: listUsers,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SetUserMFAPreference: setUserMfaPreference,
    SignUp: signUp,
    UpdateUserAttributes: updateUserAttributes,
    VerifySoftwareToken: verifySoftwareToken,
    VerifyUserAttribute: verifyUserAttribute,
  }),
)
