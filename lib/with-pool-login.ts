import type { FunctionInfra, UserPoolGrant } from './function-infra.ts'

/** For routes that have the owner of an account prove the password, and what else they do at the pool then. */
export const withPoolLogin = (...then: UserPoolGrant[]) =>
  ({
    logsInAtPool: true,
    userPool: ['AdminInitiateAuth', ...then],
    env: ['USER_POOL_ID'],
  }) satisfies Partial<FunctionInfra>
