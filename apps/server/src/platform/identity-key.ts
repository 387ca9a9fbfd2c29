/** Names and addresses that differ only by case or by Unicode's look-alike forms are the same. */
export function identityKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
