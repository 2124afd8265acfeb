-- Rows as the backend reads them. They are made again at every start, so a new column needs no migration here.

drop view if exists subscription_row, vehicle_row, package_row;

create view subscription_row as
select s.id, s.created_at, s.person_id as "personId", person.key as "personKey", person.name as "personName",
  s.package_id as "packageId", package.title as "packageTitle", package.pkg_group as "group",
  package.is_assurance as "isAssurance", package.insurance_cost as "insuranceCost",
  s.chassis_number as "vin", s.plate,
  s.state, s.state_req as "stateReq", s.confirm, s.is_paid as "isPaid",
  to_char(s.created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "createdOn",
  s.state_on::text as "stateOn", s.starts_on::text as "startsOn", s.stops_on::text as "stopsOn",
  s.insurance_starts_on::text as "insuranceStartsOn", s.parent_id as "parentId",
  s.dealer_id as "dealerId", s.price,
  s.reject_reason as "rejectReason", s.vehicle_data as "vehicleData",
  s.revoke_reason as "revokeReason", s.transfer_state as "transferState",
  s.transfer_on::text as "transferOn", s.transfer_term_versions as "transferTermVersions", s.transferred_from as "transferredFrom",
  former.name as "formerName",
  coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'url', d.url, 'confirm', d.confirm,
      'reason', d.reason) order by d.kind)
    from document d where d.subscription_id = s.id), '[]'::jsonb) as documents,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'state', p.state, 'amount', p.amount,
      'num', p.num, 'paidOn', p.paid_on::text, 'details', p.details, 'priceRefund', p.price_refund,
      'refundData', p.refund_data) order by p.created_at desc, p.id)
    from payment p where p.subscription_id = s.id), '[]'::jsonb) as payments,
  -- The names of the contract. An unpaid order has no request, because 10 and 30 together mean that an extension is
  -- paid (A-78).
  jsonb_build_object('id', s.id, 'state', s.state,
    'state_req', case when s.is_paid then s.state_req else 10 end, 'confirm', s.confirm,
    'pkg', jsonb_build_object('id', package.id, 'title', package.title, 'group', package.pkg_group,
      'is_assurance', package.is_assurance),
    'vehicle_num_id', s.chassis_number, 'vehicle_num_reg', s.plate, 'date_start', s.starts_on,
    'date_stop', s.stops_on, 'date_start_insurance', s.insurance_starts_on, 'date_state', s.state_on,
    'created_at', to_char(s.created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD'),
    'parent_subsc_id', s.parent_id, 'dealer_cdk_id', s.dealer_id,
    'dealer_advisor_cdk_id', s.advisor_id, 'price_payment', s.price) as wire
from subscription s
  join package on package.id = s.package_id
  join person on person.id = s.person_id
  left join person former on former.id = s.transferred_from;

create view vehicle_row as
select vehicle.chassis_number as "vin", vehicle.plate,
  vehicle.registered_on::text as "registeredOn", vehicle.model, vehicle.model_year as "modelYear",
  vehicle.make, vehicle.category_id as "categoryId", vehicle_category.title as "categoryTitle",
  vehicle.category_detail as "categoryDetail", vehicle.category_detail_desc as "categoryDetailDesc",
  vehicle.series_name as "seriesName", vehicle.series_code as "seriesCode",
  vehicle.dealer_owner_id as "dealerOwnerId", vehicle.in_dealer_system as "inDealerSystem",
  vehicle.dealer_refusal as "dealerRefusal", vehicle.plus_code as "plusCode",
  vehicle.plus_has_subsc as "plusHasSubsc",
  vehicle.estimate_yn as "estimateYn"
from vehicle left join vehicle_category on vehicle_category.id = vehicle.category_id;

-- The names in `wire` are those of the contract. Source: API-009, API-010.
create view package_row as
select package.id, package.position, jsonb_build_object(
    'id', package.id, 'title', package.title, 'pkg_title', pkg_title, 'group', pkg_group,
    'is_assurance', is_assurance, 'sort', sort, 'atts', images, 'price_pkg', null,
    'promo', to_jsonb(promotion) || '{"price": null}',
    'promo_extend', to_jsonb(extend) || '{"price": null}',
    'products', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'seq', p.seq, 'icon', p.icon,
        'unit_type', p.unit_type, 'unit_base', p.unit_base, 'unit', p.unit_base, 'content', p.content,
        'type', p.kind, 'on', p.is_on, 'date_start', null, 'date_stop', null, 'used', null)
        order by p.seq, p.id)
      from product p where p.package_id = package.id), '[]'),
    'vehicle_cats', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'seq', c.seq, 'title', c.title,
        'group', c.category_group, 'default', -1, 'costs', (
          select jsonb_agg(jsonb_build_object('year', cost.year_price, 'state', cost.state,
            'unit_min', cost.unit_min, 'unit_max', cost.unit_max) order by cost.band)
          from cost where cost.package_id = package.id and cost.category_id = c.id)) order by c.seq)
      from vehicle_category c
      where exists (select 1 from cost where cost.package_id = package.id and cost.category_id = c.id)
    ), '[]')) as wire
from package
  left join promotion on promotion.id = package.promo_id
  left join promotion extend on extend.id = package.promo_extend_id;
