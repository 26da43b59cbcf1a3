/** The fields of the commands that DynamoDB takes from us. */
export type DynamoCommand = {
  Item?: Fields
  TransactItems?: readonly Readonly<Record<string, DynamoCommand>>[]
  RequestItems?: Readonly<Record<string, unknown>>
  KeyConditionExpression?: string
  FilterExpression?: string
  ConditionExpression?: string
  UpdateExpression?: string
  ExpressionAttributeNames?: Readonly<Record<string, string>>
  ExpressionAttributeValues?: Fields
  ExclusiveStartKey?: Fields
}

export type Fields = Readonly<Record<string, unknown>>
