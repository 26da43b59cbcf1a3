import { beforeAll, expect, test } from 'vitest'
import { flat, ofType, type Platform, type Resource, referred, synthesize } from './synthesize.ts'

let platform: Platform
let distribution: Resource
let bucket: Resource
beforeAll(async () => {
  platform = await synthesize()
  distribution = ofType(platform, 'AWS::CloudFront::Distribution')[0] as Resource
  bucket = referred(platform, distribution, distribution.properties.DistributionConfig.Logging.Bucket)
})

test('the edge logs its requests without cookies, which would hold what people are signed in with', () => {
  const { Logging } = distribution.properties.DistributionConfig
  expect(flat(Logging.Bucket)).toMatch(/RegionalDomainName>$/)
  expect(Logging.IncludeCookies ?? false).toBe(false)
})

test('addresses of visitors are gone after 30 days, and no old version keeps them', () => {
  const { LifecycleConfiguration, VersioningConfiguration } = bucket.properties
  const rules = LifecycleConfiguration.Rules
  expect(rules).toHaveLength(1)
  expect(rules[0]).toMatchObject({ ExpirationInDays: 30, Status: 'Enabled' })
  expect(rules[0].Prefix ?? '').toBe('')
  expect(VersioningConfiguration).toBeUndefined()
})

test('the logs are private, encrypted, read over TLS alone, and accepted as CloudFront delivers them', () => {
  expect(bucket.properties.PublicAccessBlockConfiguration).toEqual({
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  })
  // CloudFront writes by an access control list, which “bucket owner enforced” turns off.
  expect(bucket.properties.OwnershipControls.Rules).toEqual([{ ObjectOwnership: 'BucketOwnerPreferred' }])
  expect(bucket.properties.AccessControl).toBeUndefined()
  expect(JSON.stringify(bucket.properties.BucketEncryption)).toContain('AES256')
  const [policy] = ofType(platform, 'AWS::S3::BucketPolicy').filter(
    ({ stack, properties }) => stack === bucket.stack && properties.Bucket.Ref === bucket.id,
  )
  expect(JSON.stringify(policy?.properties.PolicyDocument)).toContain('"aws:SecureTransport":"false"')
})

test('the bucket goes with its stack, whose outputs name it', () => {
  expect(bucket.stack).toBe('CarAudio-web')
  expect(bucket.raw.DeletionPolicy).toBe('Delete')
  expect(platform.outputs['CarAudio-web']?.AccessLogBucket.Value).toEqual({ Ref: bucket.id })
})
