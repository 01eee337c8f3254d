import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flightAnimation } from '../pictures/flight-animation.ts';
import { drawWithTitle, series } from '../pictures/series.ts';

describe('The drawings in the repository', () => {
  it.each(Object.keys(series))('%s is what its program draws (npm run draw)', (name) => {
    expect(readFileSync(`pictures/${name}.svg`, 'utf8')).toBe(drawWithTitle(name));
  });

  it.each(Object.keys(series))('%s needs nothing from elsewhere and runs nothing', (name) => {
    const svg = readFileSync(`pictures/${name}.svg`, 'utf8');
    expect(svg).not.toMatch(/<(script|image|use|foreignObject|text|style)\b|href=|\son\w+=/);
  });

  it('the animation is what its program makes, and of the hero’s size', () => {
    const animation = JSON.parse(readFileSync('pictures/flight-animation.json', 'utf8'));
    expect(animation).toEqual(JSON.parse(JSON.stringify(flightAnimation())));
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawWithTitle('hero')) ?? [];
    expect([animation.w, animation.h]).toEqual([Number(width), Number(height)]);
  });
});
