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

type IndexDefinition = { name: string; partitionKey: string; sortKey: string }

export type TableDefinition = Pick<typeof table, 'partitionKey' | 'sortKey' | 'projection' | 'billing'> & {
  indexes: readonly IndexDefinition[]
  ttlAttribute?: (typeof table)['ttlAttribute']
  streamView?: (typeof table)['streamView']
}

/** Holds a part of a backup while a drill compares it: nothing follows what is written, and nothing expires. */
export const drillTable = {
  partitionKey: table.partitionKey,
  sortKey: table.sortKey,
  indexes: [],
  projection: table.projection,
  billing: table.billing,
} as const satisfies TableDefinition
