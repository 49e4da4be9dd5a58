import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, OneToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { StoredFile } from '../../files/index.ts';
import { CompanyEntity } from '../company.entity.ts';

const named = {
  mapToPk: true,
  nullable: true,
  deleteRule: 'set null',
  updateRule: 'no action',
} as const;

/**
 * What admins said last of a company's logo, and what stood before it, for Undo. No row: nothing
 * was ever said. It stays the company's whose it was said of when that is joined to another.
 */
@Entity({ tableName: 'company_logos' })
@Check({
  name: 'company_logos_undo_to_before',
  expression: 'decision_id is not null or before_id is null',
})
@Check({
  name: 'company_logos_first_has_none_before',
  expression: 'not is_first or before_id is null',
})
@Check({ name: 'company_logos_another_before', expression: 'file_id <> before_id' })
export class CompanyLogoEntity {
  [EntityName]?: 'company_logos';
  [PrimaryKeyProp]?: 'company';
  [OptionalProps]?: 'beforeId';

  @OneToOne(() => CompanyEntity, {
    primary: true,
    owner: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  company!: Rel<CompanyEntity>;

  /** Null: its initials stand there, and no logo of a part of it. */
  @ManyToOne(() => StoredFile, { ...named, fieldName: 'file_id' })
  @Unique({ name: 'company_logos_file_once' })
  fileId!: string | null;

  /** The file before; it stays stored for as long as Undo may bring it back. */
  @ManyToOne(() => StoredFile, { ...named, fieldName: 'before_id' })
  @Unique({ name: 'company_logos_before_once' })
  beforeId: string | null = null;

  /** What Undo names, so that it takes back this and nothing later; null once it was taken back. */
  @Property({ type: 'uuid', nullable: true })
  decisionId!: string | null;

  /** Whether nothing was said before it: taken back, no row stays. */
  @Property({ type: 'boolean' })
  isFirst!: boolean;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  decidedAt!: Date;
}
