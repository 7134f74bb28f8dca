const maxLength = 50

/** For the log: the first sentence if it is under 50 characters, otherwise the first 50 and an ellipsis (§8). */
export function shorten(message: string) {
  const [sentence = message] = message.match(/^.*?[.!?](?=\s|$)/s) ?? []
  return sentence.length < maxLength ? sentence : `${message.slice(0, maxLength)}…`
}
