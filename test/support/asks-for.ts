type Asked = { KeyConditionExpression?: string; ExpressionAttributeValues?: Record<string, unknown> }

/** Whether something is looked for in a partition, or below sort keys, that begin so: for `beforeNextWrite`. */
export const asksFor =
  (start: string) =>
  (input: object): boolean => {
    const { KeyConditionExpression, ExpressionAttributeValues = {} } = input as Asked
    return (
      KeyConditionExpression !== undefined &&
      Object.values(ExpressionAttributeValues).some((value) => String(value).startsWith(start))
    )
  }
