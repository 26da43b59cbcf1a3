/** Turns the theme cookie into a header that pages are kept by; whatever else a visitor sends there is dropped. */
export const forwardTheme = `
function handler(event) {
  var request = event.request
  var cookie = request.cookies.theme
  delete request.headers['x-theme']
  if (cookie && (cookie.value === 'light' || cookie.value === 'dark'))
    request.headers['x-theme'] = { value: cookie.value }
  return request
}`

/**
 * Names the visitor's address, which a visitor cannot forge. (CloudFront's own header for it can only be added by a
 * policy that also sends the visitor's Host, which API Gateway refuses.)
 */
export const forwardAddress = `
function handler(event) {
  var request = event.request
  delete request.headers['cloudfront-viewer-address']
  delete request.headers['x-origin-secret']
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  return request
}`
