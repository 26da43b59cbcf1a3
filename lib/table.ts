/** The one table, as plain data: the laptop cloud and the CDK app both create it from here. */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
    { name: 'gsi3', partitionKey: 'gsi3pk', sortKey: 'gsi3sk' },
  ],
  projection: 'ALL',
  ttlAttribute: 'ttl',
  streamView: 'NEW_AND_OLD_IMAGES',
  billing: 'PAY_PER_REQUEST',
} as const

export type TableDefinition = typeof table
