export async function measureWithLighthouse(_options: {
  dist: string;
  runs: number;
}): Promise<void> {}
