/** The code blocks of a language in a Markdown text, in order. */
export function snippets(markdown: string, language: string): string[] {
  const blocks = markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
  return Array.from(blocks, ([, code]) => code!);
}

/** What a comment behind a `console.log` says will be printed, up to an ellipsis. */
export const promisesOf = (code: string): string[] =>
  Array.from(code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm), ([, promised]) => promised!.split('…')[0]!.trim());
