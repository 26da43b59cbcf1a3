type Asked = { KeyConditionExpression?: string; ExpressionAttributeValues?: Record<string, unknown> }

/**
 * Tells whether a read asks for a partition or sort key that begins with `start`. Used with
 * `beforeNextWrite`.
 */
export const asksFor =
  (start: string) =>
  (input: object): boolean => {
    const { KeyConditionExpression, ExpressionAttributeValues = {} } = input as Asked
    return (
      KeyConditionExpression !== undefined &&
      Object.values(ExpressionAttributeValues).some((value) => String(value).startsWith(start))
    )
  }
