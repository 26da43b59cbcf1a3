import { beforeAll, expect, test } from 'vitest'
import { allFunctions } from '#lib/bundle/functions.ts'
import { table as definition } from '#lib/table.ts'
import { flat, type Json, ofType, type Platform, type Resource, referred, synthesize } from './synthesize.ts'
import { synthesizeIdentity } from './synthesize-identity.ts'

let platform: Platform
beforeAll(async () => {
  platform = await synthesize()
})

/** The one of its type, or of those of the data the one that is named. */
function only(type: string, stack: string, path?: string): Resource {
  const found = ofType(platform, type).filter(
    (resource) => resource.stack === `CarAudio-${stack}` && (!path || resource.path.startsWith(path)),
  )
  expect(found).toHaveLength(1)
  return found[0] as Resource
}

test('the table is the one that the laptop cloud makes', () => {
  const { properties } = only('AWS::DynamoDB::Table', 'data', 'Table')
  const keys = (schema: Json[]) => schema.map(({ AttributeName }) => AttributeName)
  expect(keys(properties.KeySchema)).toEqual([definition.partitionKey, definition.sortKey])
  expect(
    properties.GlobalSecondaryIndexes.map((index: Json) => [
      index.IndexName,
      ...keys(index.KeySchema),
      index.Projection.ProjectionType,
    ]),
  ).toEqual(
    definition.indexes.map(({ name, partitionKey, sortKey }) => [
      name,
      partitionKey,
      sortKey,
      definition.projection,
    ]),
  )
  expect(properties).toMatchObject({
    BillingMode: definition.billing,
    StreamSpecification: { StreamViewType: definition.streamView },
    TimeToLiveSpecification: { AttributeName: definition.ttlAttribute, Enabled: true },
  })
})

test('the table can be restored to any second, cannot be deleted by mistake, and stays when its stack goes', () => {
  const { properties, raw } = only('AWS::DynamoDB::Table', 'data', 'Table')
  expect(properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true)
  expect(properties.DeletionProtectionEnabled).toBe(true)
  expect(raw.DeletionPolicy).toBe('RetainExceptOnCreate')
  expect(raw.UpdateReplacePolicy).toBe('Retain')
})

test('the table is encrypted with a key that AWS owns', () => {
  expect(only('AWS::DynamoDB::Table', 'data', 'Table').properties.SSESpecification).toBeUndefined()
})

test('every bucket is private, encrypted and reached over TLS only', () => {
  for (const bucket of ofType(platform, 'AWS::S3::Bucket')) {
    expect(bucket.properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    })
    expect(
      bucket.properties.BucketEncryption.ServerSideEncryptionConfiguration[0].ServerSideEncryptionByDefault
        .SSEAlgorithm,
    ).toBe(bucket.path.startsWith('Backups') ? 'aws:kms' : 'AES256')
    const policy = ofType(platform, 'AWS::S3::BucketPolicy').find(
      ({ stack, properties }) => stack === bucket.stack && properties.Bucket.Ref === bucket.id,
    )
    expect(policy?.properties.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    )
  }
})

test('an unused upload is gone after a day', () => {
  const { LifecycleConfiguration, CorsConfiguration } = only('AWS::S3::Bucket', 'data', 'Media').properties
  expect(LifecycleConfiguration.Rules).toContainEqual(
    expect.objectContaining({ Prefix: 'quarantine/', ExpirationInDays: 1, Status: 'Enabled' }),
  )
  expect(CorsConfiguration.CorsRules).toHaveLength(1)
  expect(CorsConfiguration.CorsRules[0]).toMatchObject({ AllowedMethods: ['POST'] })
  expect(CorsConfiguration.CorsRules[0].AllowedOrigins).not.toContain('*')
})

test('CloudFront reads what is public in the media bucket and nothing in quarantine', () => {
  const { Statement } = only('AWS::S3::BucketPolicy', 'data', 'Media').properties.PolicyDocument
  const allowed = Statement.filter(
    ({ Effect, Principal }: Json) => Effect === 'Allow' && Principal.Service !== 'ses.amazonaws.com',
  )
  expect(allowed).toHaveLength(1)
  expect(allowed[0].Principal).toEqual({ Service: 'cloudfront.amazonaws.com' })
  expect(flat(allowed[0].Resource)).toMatch(/^<Media.*>\/media\/\*$/)
  expect(flat(allowed[0].Condition.ArnLike['aws:SourceArn'])).toContain('<AWS::AccountId>:distribution/')
})

test('accounts are known by their address in any case, verified by a code, and safe from deletion', () => {
  expect(only('AWS::Cognito::UserPool', 'identity').properties).toMatchObject({
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    DeletionProtection: 'ACTIVE',
    Policies: {
      PasswordPolicy: {
        MinimumLength: 8,
        RequireLowercase: false,
        RequireUppercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
      },
    },
  })
})

const clientNamed = (name: string): Resource => {
  const found = ofType(platform, 'AWS::Cognito::UserPoolClient').find(({ path }) => path.includes(name))
  if (!found) throw new Error(`there is no client ${name}`)
  return found
}

test('the server logs members in by a client of its own, whose secret no template holds', () => {
  const { id, properties } = clientNamed('Server')
  expect(properties.ExplicitAuthFlows.toSorted()).toEqual([
    'ALLOW_ADMIN_USER_PASSWORD_AUTH',
    'ALLOW_REFRESH_TOKEN_AUTH',
  ])
  expect(properties).toMatchObject({
    GenerateSecret: true,
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    AccessTokenValidity: 5,
    RefreshTokenValidity: 60,
    ReadAttributes: ['email', 'email_verified'],
    WriteAttributes: ['email'],
  })
  expect(properties.AllowedOAuthFlows).toBeUndefined()
  const secret = only('AWS::SecretsManager::Secret', 'identity').properties
  expect(JSON.parse(flat(secret.SecretString))).toEqual({
    clientId: `<${id}>`,
    clientSecret: `<${id}.ClientSecret>`,
  })
  const readers = allFunctions().filter(({ infra }) => infra.logsInAtPool)
  expect(readers.map(({ name }) => name).toSorted()).toEqual([
    'beginSecondFactor',
    'changePassword',
    'confirmSecondFactor',
    'connectProvider',
    'createBackupLinks',
    'disableSecondFactor',
    'disconnectProvider',
    'requestDeletion',
    'requestEmailChange',
    'updatePaymentSettings',
  ])
})

test('the browser signs in by SRP only, with short access and a refresh that can be revoked', () => {
  const { properties } = clientNamed('Web')
  expect(properties.ExplicitAuthFlows.toSorted()).toEqual(['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH'])
  expect(properties).toMatchObject({
    GenerateSecret: false,
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    AccessTokenValidity: 15,
    RefreshTokenValidity: 30 * 24 * 60,
    ReadAttributes: ['email', 'email_verified'],
    WriteAttributes: ['email', 'name'],
  })
})

test('through the hosted pages only Google lets anyone in, by a code that goes to the site alone', () => {
  const { properties } = clientNamed('Web')
  expect(properties).toMatchObject({
    SupportedIdentityProviders: ['Google'],
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: ['openid', 'email'],
    CallbackURLs: ['https://not-known-yet.invalid/auth/google'],
    LogoutURLs: ['https://not-known-yet.invalid/'],
  })
  const google = only('AWS::Cognito::UserPoolIdentityProvider', 'identity').properties
  expect(google.AttributeMapping).toEqual({ email: 'email', email_verified: 'email_verified', name: 'name' })
  expect(flat(google.ProviderDetails.client_secret)).toContain('{{resolve:secretsmanager:google')
})

test('triggers may do to this pool what they need, granted outside of the roles the pool waits for', () => {
  const policies = ofType(platform, 'AWS::IAM::Policy').filter(({ stack }) => stack === 'CarAudio-identity')
  const actions = policies.map((policy) => {
    const [statement, ...others] = policy.properties.PolicyDocument.Statement
    expect(others).toEqual([])
    expect(referred(platform, policy, statement.Resource).type).toBe('AWS::Cognito::UserPool')
    return [statement.Action].flat().toSorted()
  })
  expect(actions).toEqual([
    ['cognito-idp:AdminGetUser', 'cognito-idp:AdminLinkProviderForUser'],
    ['cognito-idp:AdminGetUser', 'cognito-idp:AdminSetUserPassword'],
    ['cognito-idp:AdminUpdateUserAttributes'],
  ])
})

test('without a Google client there is no provider, no page and no button, and the pool is no less guarded', async () => {
  const without = await synthesizeIdentity({ demo: 'true' })
  expect(without.types).not.toContain('AWS::Cognito::UserPoolIdentityProvider')
  expect(without.types).not.toContain('AWS::Cognito::UserPoolDomain')
  expect(Object.keys(without.pool.LambdaConfig)).toContain('PreSignUp')
  expect(without.onPool).toEqual(['cognito-idp:AdminGetUser', 'cognito-idp:AdminSetUserPassword'])
  expect(without.client.AllowedOAuthFlows).toBeUndefined()
  expect(without.oauthUrl).toBeUndefined()
})

test('a first deployment that fails can be repeated: nothing it makes is protected, or kept when it is taken back', async () => {
  const { pool, table, protectedStacks, policies } = await synthesizeIdentity({
    demo: 'true',
    firstTime: 'true',
  })
  expect([pool.DeletionProtection, table.DeletionProtectionEnabled]).toEqual(['INACTIVE', false])
  expect(protectedStacks).toEqual([])
  expect(policies).not.toContain('Retain')
})

test('once complete, the stacks that hold data are protected', async () => {
  const { pool, table, protectedStacks, policies } = await synthesizeIdentity({ demo: 'true' })
  expect([pool.DeletionProtection, table.DeletionProtectionEnabled]).toEqual(['ACTIVE', true])
  expect(protectedStacks).toEqual(['data', 'identity'])
  expect(policies.filter((policy) => policy === 'RetainExceptOnCreate')).toHaveLength(4)
})

test('the pool wakes all of its triggers', () => {
  const { LambdaConfig } = only('AWS::Cognito::UserPool', 'identity').properties
  expect(Object.keys(LambdaConfig).toSorted()).toEqual([
    'CustomMessage',
    'PostAuthentication',
    'PostConfirmation',
    'PreAuthentication',
    'PreSignUp',
    'PreTokenGenerationConfig',
  ])
  // The first version does not mention access tokens.
  expect(LambdaConfig.PreTokenGenerationConfig).toMatchObject({ LambdaVersion: 'V2_0' })
})

test('alarms reach one topic, over TLS', () => {
  const topics = ofType(platform, 'AWS::SNS::Topic')
  expect(topics).toHaveLength(1)
  for (const alarm of ofType(platform, 'AWS::CloudWatch::Alarm')) {
    expect(alarm.properties.AlarmActions.map(flat)).toEqual([expect.stringContaining('Alarms')])
    const misses = alarm.path.endsWith('/Heartbeat')
    expect(alarm.properties.TreatMissingData).toBe(misses ? 'missing' : 'notBreaching')
  }
})

test('it rings when the table turns calls away, and when the account’s functions run out', () => {
  const alarms = ofType(platform, 'AWS::CloudWatch::Alarm').filter(({ stack }) => stack === 'CarAudio-data')
  expect(alarms.map(({ path }) => path).toSorted()).toEqual(['Concurrency', 'Table/Throttles'])
})

test('a file that was replaced or deleted can be brought back for a week', () => {
  const { VersioningConfiguration, LifecycleConfiguration } = only(
    'AWS::S3::Bucket',
    'data',
    'Media',
  ).properties
  expect(VersioningConfiguration).toEqual({ Status: 'Enabled' })
  expect(LifecycleConfiguration.Rules).toContainEqual({
    ExpiredObjectDeleteMarker: true,
    Id: 'forget-old-versions',
    NoncurrentVersionExpiration: { NoncurrentDays: 7 },
    Status: 'Enabled',
  })
})

const daysUntilGone = ({ LifecycleConfiguration }: Json) =>
  Object.fromEntries(
    LifecycleConfiguration.Rules.filter(({ Prefix }: Json) => Prefix).map(
      ({ Prefix, ExpirationInDays }: Json) => [Prefix, ExpirationInDays],
    ),
  )

test('a backup cannot be changed or deleted for 35 days, stays when its stack goes, and is gone in the end', () => {
  const { properties, raw } = only('AWS::S3::Bucket', 'data', 'Backups')
  expect(properties).toMatchObject({
    ObjectLockEnabled: true,
    ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: 35 } } },
    VersioningConfiguration: { Status: 'Enabled' },
  })
  expect(raw.DeletionPolicy).toBe('RetainExceptOnCreate')
  expect(daysUntilGone(properties)).toEqual({
    'exports/daily/': 35,
    'exports/manual/': 35,
    'exports/monthly/': 400,
    'erasures/': 400,
    'opt-outs/': 400,
  })
})

test('a deployment that may be destroyed locks no backup, in the same bucket', async () => {
  const { backups } = await synthesizeIdentity({ demo: 'true', disposable: 'true' })
  expect(backups.ObjectLockEnabled).toBe(true)
  expect(backups.ObjectLockConfiguration?.Rule).toBeUndefined()
})

test('the table for drills is empty between them: nothing follows it, and it goes with its stack', () => {
  const { properties, raw } = only('AWS::DynamoDB::Table', 'data', 'DrillTable')
  expect(properties.StreamSpecification).toBeUndefined()
  expect(properties.BillingMode).toBe('PAY_PER_REQUEST')
  expect(raw.DeletionPolicy).toBe('Delete')
})
