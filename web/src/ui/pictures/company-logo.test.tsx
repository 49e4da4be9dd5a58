import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CompanyLogo } from './CompanyLogo.tsx';
import { askForLogosBy, showCompanyLogos } from './company-logos.ts';
import { asOldAddress } from './old-address.ts';

afterEach(() => act(() => showCompanyLogos(new Map())));

const img = () => document.querySelector('img');
const initial = () => document.querySelector('[data-initials]')?.getAttribute('data-initials');

test('a logo stands on all tiles of its company, however it is written, once it is there', () => {
  render(
    <>
      <CompanyLogo name="ZOHO Corp." size={48} />
      <CompanyLogo name="Infosys" />
    </>,
  );
  expect([img(), initial()]).toEqual([null, 'Z']);
  act(() => showCompanyLogos(new Map([['zoho', 'f1']])));
  expect(img()).toHaveAttribute('src', '/logos/f1.small');
  expect(img()).toHaveAttribute('srcset', '/logos/f1.small 96w, /logos/f1.medium 192w');
  // Until it has come the initial stays.
  expect(initial()).toBe('Z');
  fireEvent.load(img() as Element);
  expect([...document.querySelectorAll('[data-initials]')]).toHaveLength(1);
  expect(initial()).toBe('I');
});

test('a logo whose address waits for the answer is not asked for: the initial stands there', () => {
  render(<CompanyLogo name="Zoho" src={String(asOldAddress('/files/9.small'))} />);
  expect([img(), initial()]).toEqual([null, 'Z']);
});

test('what an admin gave goes before what was typed; what fails makes way, to initials at last', () => {
  act(() => showCompanyLogos(new Map([['zoho', 'f1']])));
  render(<CompanyLogo name="Zoho" src="https://logos.example/z.png" />);
  expect(img()).toHaveAttribute('src', '/logos/f1.small');
  fireEvent.error(img() as Element);
  expect(img()).toHaveAttribute('src', 'https://logos.example/z.png');
  fireEvent.load(img() as Element);
  expect(initial()).toBeUndefined();
  fireEvent.error(img() as Element);
  expect([img(), initial()]).toEqual([null, 'Z']);
});

test('an address over plain http is not asked', () => {
  render(<CompanyLogo name="Zoho" src="http://logos.example/z.png" />);
  expect([img(), initial()]).toEqual([null, 'Z']);
});

test('the first tile asks for the logos, once; one of a made-up company does not', () => {
  let asked = 0;
  askForLogosBy(() => {
    asked += 1;
  });
  const { rerender } = render(<CompanyLogo name="Nimbus" isMadeUp />);
  expect(asked).toBe(0);
  rerender(
    <>
      <CompanyLogo name="Zoho" />
      <CompanyLogo name="Infosys" />
    </>,
  );
  expect(asked).toBe(1);
});
