/** Looks until it is so: what nobody waits for is done in a while. */
export async function eventually(look: () => Promise<void>): Promise<void> {
  for (let looks = 0; looks < 400; looks += 1) {
    const isSo = await look().then(
      () => true,
      () => false,
    );
    if (isSo) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await look();
}
